import type { ComponentProps } from "react";
import { SkeletonBar } from "#app/components/ui/skeleton.tsx";

/** A placeholder as large as a team member's portrait and text. */
export function PersonSkeleton(props: ComponentProps<"div">) {
  return (
    <div data-skeleton aria-hidden="true" {...props}>
      <span className="skeleton portrait" />
      <SkeletonBar width="62%" height={22} top={14} />
      <SkeletonBar width="44%" height={14} top={8} />
      <SkeletonBar width="90%" height={14} top={12} />
    </div>
  );
}
