import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { fitLine } from "#app/typesetting/fit-line.ts";

type ResultsProps = {
  head: string;
  note?: string;
  items: readonly { figure: string; label: string }[];
  /** Shown when there are none. */
  empty?: string;
};

// For 5, 4 and 3 of 12 columns: the length of a line of figures in em at the largest size, and its share of the width.
const columns = [
  { line: 3.15, share: 0.4 },
  { line: 2.5, share: 0.32 },
  { line: 1.8, share: 0.235 },
] as const;
const NARROWEST = 75;
const WIDEST = 112;
/** Space before and after the ink in em. */
const EDGES = 0.1;

export function Results({ head, note, items, empty }: ResultsProps) {
  const figures = items.map(({ figure, label }, index) => {
    const { line, share } = columns[index % 3] ?? columns[0];
    const { measure, widthAxis } = fitLine(figure, { measure: line - EDGES, narrowest: NARROWEST, widest: WIDEST });
    const em = Number((measure + EDGES).toFixed(2));
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
