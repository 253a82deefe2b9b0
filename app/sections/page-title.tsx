import { Fit } from "#app/components/ui/fit.tsx";
import { defaultTitleFit } from "#app/typesetting/title-fit.ts";

/** The title and lead of a page. A `section`, so that it is the page's first one, which is laid out for the first paint. */
export function PageTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <section className="wrap page-head">
      <Fit as="h1" text={title} {...defaultTitleFit} capitals />
      <div className="lede">
        <p className="lead">{lead}</p>
      </div>
    </section>
  );
}
