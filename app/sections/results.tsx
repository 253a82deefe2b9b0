import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { fitWord } from "#app/lib/fit-word.ts";
import type { Head } from "#app/lib/line.ts";

type ResultsProps = {
  head: Head;
  note?: string;
  items: readonly { figure: string; label: string }[];
  /** Stands where there is none. */
  empty?: string;
};

// Length in em of a line of figures on 5, 4 and 3 columns, when they are as large as figures get.
const lines = [3.15, 2.5, 1.8] as const;
const WIDEST = 112;

export function Results({ head, note, items, empty }: ResultsProps) {
  return (
    <section className="section paint" id="results">
      <Reveal className="wrap">
        <SectionHead head={head} note={note} />
        {items.length > 0 ? (
          <ul className="r543 results">
            {items.map(({ figure, label }, index) => (
              <li key={`${figure} ${label}`}>
                <Figure text={figure} line={lines[index % 3]} />
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

function Figure({ text, line }: { text: string; line?: number }) {
  const { em, w } = fitWord(text, line, WIDEST);
  return (
    <span className="figure" style={{ "--em": em, "--w": w }}>
      {text}
    </span>
  );
}
