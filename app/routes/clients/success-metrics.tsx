import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { paintColour } from "#app/lib/paint.ts";
import { fitLine } from "#app/typesetting/fit-line.ts";

type DrawnMetric = { kind: "bars"; before: number; after: number } | { kind: "score"; value: number; of: number };

/** The length of a figure's line on 5, 4 and 3 of 12 columns. */
const FIGURE_MEASURES_EM = [3.1, 2.45, 1.82] as const;

type MetricProps = { figure: string; label: string; drawing: DrawnMetric };

type SuccessMetricsProps = { head: string; note: string; items: readonly MetricProps[] };

export function SuccessMetrics({ head, note, items }: SuccessMetricsProps) {
  return (
    <section className="section paint" style={{ "--c": paintColour("blue") }}>
      <Reveal className="wrap">
        <SectionHead head={head} note={note} />
        <ul className="three results metrics">
          {items.map((item, index) => (
            <Metric key={item.label} {...item} measure={FIGURE_MEASURES_EM[index % 3] ?? FIGURE_MEASURES_EM[0]} />
          ))}
        </ul>
      </Reveal>
    </section>
  );
}

function Metric({ figure, label, drawing, measure }: MetricProps & { measure: number }) {
  const line = fitLine(figure, { measure });
  return (
    <li>
      <span
        className="figure"
        style={{ "--em": line.measure, "--w": line.widthAxis, "--l": line.bearing }}
        data-overlong={line.overlong}
      >
        {figure}
      </span>
      <MetricDrawing drawing={drawing} />
      <p className="lead">{label}</p>
    </li>
  );
}

function MetricDrawing({ drawing }: { drawing: DrawnMetric }) {
  if (drawing.kind === "bars") {
    return (
      <div className="before-after" aria-hidden="true">
        <i style={{ width: `${drawing.before}%` }} />
        <i style={{ width: `${drawing.after}%` }} />
      </div>
    );
  }
  return (
    <div className="score" aria-hidden="true">
      {Array.from({ length: drawing.of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are alike and stay where they are
        <i key={index} style={{ "--share": `${Math.max(0, Math.min(1, drawing.value - index)) * 100}%` }} />
      ))}
    </div>
  );
}
