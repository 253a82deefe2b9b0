import { Fit } from "#app/components/ui/fit.tsx";
import type { Title } from "#app/lib/line.ts";

/** What a page begins with. A section, since a page is painted when its first one is there. */
export function PageTitle({ title, lead }: { title: Title; lead: string }) {
  return (
    <section className="wrap page-head">
      <Fit as="h1" {...title} />
      <div className="lede">
        <p className="lead">{lead}</p>
      </div>
    </section>
  );
}
