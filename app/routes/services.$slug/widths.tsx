import { Fit } from "#app/components/ui/fit.tsx";
import type { WidthsExhibit } from "#app/content/services/exhibit.ts";
import { percent } from "#app/lib/fractions.ts";

/** The length of the wordmark in each use in turn. */
const WORDMARK_MEASURES_EM = [4.6, 5.4, 6.6, 8.2, 10] as const;
const LONGEST_MEASURE_EM = 10;

type WidthsDrawingProps = WidthsExhibit & { label: string };

/** Sets one wordmark at one height in several widths, each use wider than the one before. */
export function WidthsDrawing({ label, name, uses }: WidthsDrawingProps) {
  return (
    <figure className="scaled widths">
      <figcaption className="sr-only">{label}</figcaption>
      <ul className="scaled-rows">
        {uses.map(({ use, text }, index) => {
          const measure = WORDMARK_MEASURES_EM[index] ?? LONGEST_MEASURE_EM;
          return (
            <li key={use}>
              <div>
                <h3>{use}</h3>
                <p className="remark">{text}</p>
              </div>
              <div className="track" aria-hidden="true">
                <Fit text={name} measure={measure} style={{ width: percent(measure / LONGEST_MEASURE_EM) }} />
              </div>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
