import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import type { Exhibit } from "#app/content/services/exhibit.ts";
import { ChannelsDrawing } from "./channels.tsx";
import { LaunchDrawing } from "./launch.tsx";
import { NightDrawing } from "./night.tsx";
import { WeekDrawing } from "./week.tsx";
import { WeightDrawing } from "./weight.tsx";
import { WidthsDrawing } from "./widths.tsx";

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
      return <NightDrawing {...exhibit} />;
    case "weight":
      return <WeightDrawing {...exhibit} />;
    case "launch":
      return <LaunchDrawing {...exhibit} />;
    case "week":
      return <WeekDrawing {...exhibit} />;
    case "channels":
      return <ChannelsDrawing {...exhibit} />;
    case "widths":
      return <WidthsDrawing {...exhibit} />;
  }
}
