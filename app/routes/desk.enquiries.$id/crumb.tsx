import { DeskIcon } from "#app/components/desk/icon.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { enquiryPage as words } from "#app/content/desk/enquiry.ts";
import type { EnquiryPageData } from "#app/enquiries/read-enquiry.server.ts";

/** The link back to the list, and to the previous and next enquiry in it. */
export function EnquiryCrumb({ place }: Pick<EnquiryPageData, "place">) {
  return (
    <nav className="crumb" aria-label={words.back}>
      <Link className="act back" to={place.back} aria-keyshortcuts="U">
        <Icon name="arrow" />
        {words.back}
      </Link>
      <div className="acts">
        <span className="num">{words.place(place.position, place.total)}</span>
        <NeighbourLink to={place.previous} label={words.previous} icon="up" shortcut="K" />
        <NeighbourLink to={place.next} label={words.next} icon="down" shortcut="J" />
      </div>
    </nav>
  );
}

type NeighbourLinkProps = { to: string | null; label: string; icon: "up" | "down"; shortcut: string };

function NeighbourLink({ to, label, icon, shortcut }: NeighbourLinkProps) {
  if (!to) {
    return (
      <span className="sq2" role="img" aria-label={label} aria-disabled="true">
        <DeskIcon name={icon} />
      </span>
    );
  }
  return (
    <Link className="sq2" to={to} aria-label={label} aria-keyshortcuts={shortcut}>
      <DeskIcon name={icon} />
    </Link>
  );
}
