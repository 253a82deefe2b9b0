import { type AnchorProps, StayLink } from "#app/components/ui/link.tsx";
import { type View, writeView } from "#app/lib/project-view.ts";

type ViewLinkProps = Omit<AnchorProps, "to"> & { view: View };

/** A link to another view of the list. */
export function ViewLink({ view, ...props }: ViewLinkProps) {
  return <StayLink to={`/work${writeView(view)}`} {...props} />;
}
