import type { ComponentProps } from "react";
import { type View, writeView } from "#app/lib/project-view.ts";

type ViewLinkProps = Omit<ComponentProps<"a">, "href"> & { view: View };

/** A link to another view of the list. The page stays where it is. */
export function ViewLink({ view, ...props }: ViewLinkProps) {
  return <a data-discover data-stay href={`/work${writeView(view)}`} {...props} />;
}
