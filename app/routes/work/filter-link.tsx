import type { ComponentProps } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { type LinkProps, SamePageLink } from "#app/components/ui/link.tsx";
import { type View, viewPath } from "./view.ts";

type FilterLinkProps = Omit<LinkProps, "to"> & { view: View };

/** A link to another view of the list. `nofollow`, because the filters make thousands of views of the same projects. */
export function FilterLink({ view, ...props }: FilterLinkProps) {
  return <SamePageLink to={viewPath(view)} rel="nofollow" {...props} />;
}

type FilterButtonProps = Omit<ComponentProps<typeof ButtonLink>, "to"> & { view: View };

/** The same link, in the shape of a button. */
export function FilterButton({ view, ...props }: FilterButtonProps) {
  return <ButtonLink to={viewPath(view)} samePage rel="nofollow" {...props} />;
}
