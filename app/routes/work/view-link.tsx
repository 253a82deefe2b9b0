import type { ComponentProps } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { type AnchorProps, StayLink } from "#app/components/ui/link.tsx";
import { type View, writeView } from "#app/lib/project-view.ts";

type ViewLinkProps = Omit<AnchorProps, "to"> & { view: View };

/** A link to another view of the list. */
export function ViewLink({ view, ...props }: ViewLinkProps) {
  return <StayLink to={pathOf(view)} {...props} />;
}

type ViewButtonProps = Omit<ComponentProps<typeof ButtonLink>, "to"> & { view: View };

/** The same as a button. */
export function ViewButton({ view, ...props }: ViewButtonProps) {
  return <ButtonLink to={pathOf(view)} data-stay="" {...props} />;
}

function pathOf(view: View): string {
  return `/work${writeView(view)}`;
}
