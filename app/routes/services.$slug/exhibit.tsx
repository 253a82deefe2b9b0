import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import type { Exhibit } from "#app/content/services/exhibit.ts";
import { Channels } from "./channels.tsx";
import { Launch } from "./launch.tsx";
import { Night } from "./night.tsx";
import { Week } from "./week.tsx";
import { Weight } from "./weight.tsx";
import { Widths } from "./widths.tsx";

export function ExhibitSection({ exhibit }: { exhibit: Exhibit }) {
  return (
    <section className="section band exhibit">
      <Reveal className="wrap">
        <SectionHead head={exhibit.head} note={exhibit.note} />
        <ExhibitDrawing exhibit={exhibit} />
      </Reveal>
    </section>
  );
}

function ExhibitDrawing({ exhibit }: { exhibit: Exhibit }) {
  switch (exhibit.kind) {
    case "night":
      return <Night {...exhibit} />;
    case "weight":
      return <Weight {...exhibit} />;
    case "launch":
      return <Launch {...exhibit} />;
    case "week":
      return <Week {...exhibit} />;
    case "channels":
      return <Channels {...exhibit} />;
    case "widths":
      return <Widths {...exhibit} />;
  }
}
