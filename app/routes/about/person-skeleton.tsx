import type { ComponentProps } from "react";
import { Bar } from "#app/components/ui/skeleton.tsx";

/** A placeholder as large as a team member's portrait and text. */
export function PersonSkeleton(props: ComponentProps<"div">) {
  return (
    <div data-skeleton aria-hidden="true" {...props}>
      <span className="skeleton portrait" />
      <Bar width="62%" height={22} top={14} />
      <Bar width="44%" height={14} top={8} />
      <Bar width="90%" height={14} top={12} />
    </div>
  );
}
