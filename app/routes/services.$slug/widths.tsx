import { Fit } from "#app/components/ui/fit.tsx";
import type { WidthsExhibit } from "#app/content/services/exhibit.ts";
import { percent } from "#app/lib/shares.ts";

type WidthsProps = WidthsExhibit & { label: string };

/** One wordmark at one height, wider from use to use. */
export function Widths({ label, longest, uses }: WidthsProps) {
  return (
    <figure className="scaled widths">
      <figcaption className="sr-only">{label}</figcaption>
      <ul className="scaled-rows">
        {uses.map(({ use, text, line }) => (
          <li key={use}>
            <div>
              <h3>{use}</h3>
              <p className="remark">{text}</p>
            </div>
            <div className="track" aria-hidden="true">
              <Fit lines={line} style={{ width: percent(line.em / longest) }} />
            </div>
          </li>
        ))}
      </ul>
    </figure>
  );
}
