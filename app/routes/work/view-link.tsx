import { Link, type LinkProps } from "react-router";
import { type View, writeView } from "#app/lib/project-view.ts";
import { isListHeld } from "./held-list.ts";

type ViewLinkProps = Omit<LinkProps, "to"> & { view: View };

/** A link to another view of the list. The page stays where it is. */
export function ViewLink({ view, ...props }: ViewLinkProps) {
  return (
    <Link
      to={{ pathname: "/work", search: writeView(view) }}
      preventScrollReset
      prefetch={isListHeld() ? "none" : "intent"}
      {...props}
    />
  );
}
