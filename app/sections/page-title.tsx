import { Fit } from "#app/components/ui/fit.tsx";
import { pageTitleFit } from "#app/typesetting/title-fit.ts";

/** What a page begins with. A section, since a page is painted when its first one is there. */
export function PageTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <section className="wrap page-head">
      <Fit as="h1" text={title} {...pageTitleFit} capitals />
      <div className="lede">
        <p className="lead">{lead}</p>
      </div>
    </section>
  );
}
