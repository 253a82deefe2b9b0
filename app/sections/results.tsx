import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { fitLine } from "#app/typesetting/fit-line.ts";

type ResultsProps = {
  head: string;
  note?: string;
  items: readonly { figure: string; label: string }[];
  /** Shown when there are no results. */
  empty?: string;
};

// For 5, 4 and 3 of 12 columns: the length in em of a line of figures at the largest size, and its share of the width.
const figureColumns = [
  { line: 3.15, share: 0.4 },
  { line: 2.5, share: 0.32 },
  { line: 1.8, share: 0.235 },
] as const;
const NARROWEST_AXIS = 75;
const WIDEST_AXIS = 112;
/** The space beside a figure's ink, on both sides together. */
const SIDE_SPACE_EM = 0.1;

export function Results({ head, note, items, empty }: ResultsProps) {
  const figures = items.map(({ figure, label }, index) => {
    const { line, share } = figureColumns[index % 3] ?? figureColumns[0];
    const { measure, widthAxis } = fitLine(figure, {
      measure: line - SIDE_SPACE_EM,
      narrowest: NARROWEST_AXIS,
      widest: WIDEST_AXIS,
    });
    const em = Number((measure + SIDE_SPACE_EM).toFixed(2));
    return { figure, label, em, w: widthAxis, across: em / share };
  });
  const across = Math.max(...figures.map(({ across }) => across));
  return (
    <section className="section paint" id="results">
      <Reveal className="wrap">
        <SectionHead head={head} note={items.length > 0 ? note : undefined} />
        {items.length > 0 ? (
          <ul className="three results" style={{ "--across": across.toFixed(2) }}>
            {figures.map(({ figure, label, em, w }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two results may read the same, and never change places
              <li key={index}>
                <span className="figure" style={{ "--em": em, "--w": w }}>
                  {figure}
                </span>
                <p className="lead">{label}</p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="lead">{empty}</p>
        )}
      </Reveal>
    </section>
  );
}
