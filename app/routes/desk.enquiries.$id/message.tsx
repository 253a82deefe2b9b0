import { markClass } from "#app/components/desk/state-mark.tsx";
import { enquiryPage as words } from "#app/content/desk/enquiry.ts";
import type { EnquiryPageData } from "#app/enquiries/read-enquiry.server.ts";
import { classNames } from "#app/lib/class-names.ts";

/** The visitor's message as it was written, and the page and time it came from. */
export function VisitorMessage({ enquiry: { state, message, page, received } }: { enquiry: EnquiryPageData }) {
  const [before, path, after] = words.written(page, received);
  return (
    <article className={classNames("msg", state !== "spam" && markClass(state))} aria-label={words.messageLabel}>
      {message ? <blockquote>{message}</blockquote> : <p>{words.noMessage}</p>}
      <footer>
        {before}
        <b>{path}</b>
        {after}
      </footer>
    </article>
  );
}
