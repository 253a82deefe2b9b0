import { Link } from "#app/components/ui/link.tsx";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import type { EnquiryPageData } from "#app/enquiries/read-enquiry.server.ts";

/** Other enquiries from the same address. */
export function EarlierEnquiries({ earlier }: { earlier: EnquiryPageData["before"] }) {
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="before">
      <h3 id="before">{enquiryPage.before.title}</h3>
      <ul className="list">
        {earlier.map(({ to, words, about }) => (
          <li key={to}>
            <div>
              <Link to={to}>{words}</Link>
              <small>{about}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
