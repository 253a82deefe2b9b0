import { CompareBars, partBoundaries, ScaleLines } from "#app/components/ui/scale.tsx";
import type { WeightExhibit } from "#app/content/services/exhibit.ts";
import { formatCount } from "#app/lib/figures.ts";
import { percent } from "#app/lib/fractions.ts";

type WeightDrawingProps = WeightExhibit & { label: string };

/** Compares the weight of a page with the page that it replaced, then enlarges the new page and splits it into its parts. */
export function WeightDrawing({ label, before, budget, after }: WeightDrawingProps) {
  return (
    <div className="weight">
      <CompareBars
        label={label}
        bars={[
          { label: <NameAndWeight {...before} />, length: before.kb },
          { label: <NameAndWeight {...budget} />, length: budget.kb, look: "outline" },
          { label: <NameAndWeight {...after} />, length: after.kb, look: "painted" },
        ]}
      />
      <ScaleLines from={[0, after.kb / before.kb]} to={[0, 1]} />
      <div className="parts" aria-hidden="true">
        {after.parts.map(({ name, kb }) => (
          <i key={name} style={{ width: percent(kb / after.kb) }} />
        ))}
      </div>
      <ScaleLines
        from={partBoundaries(after.parts.map(({ kb }) => kb))}
        to={partBoundaries(after.parts.map(() => 1))}
      />
      <ul className="parts-list">
        {after.parts.map(({ name, kb, text }) => (
          <li key={name}>
            <b>
              <NameAndWeight label={name} kb={kb} />
            </b>
            <p className="remark">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NameAndWeight({ label, kb }: { label: string; kb: number }) {
  return (
    <span className="named">
      <span>{label}</span> <span className="amount">{formatCount(kb)} KB</span>
    </span>
  );
}
