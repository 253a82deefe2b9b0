import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";

type StoryYear = { year: number; people: number; text: string };

type StoryProps = { head: string; note: string; dimension: string; people: string; years: readonly StoryYear[] };

export function Story({ head, note, dimension, people, years }: StoryProps) {
  return (
    <section className="section ground-2">
      <Reveal className="wrap story">
        <SectionHead head={head} note={note} quiet />
        <p className="dim start">{dimension}</p>
        <ol className="years">
          {years.map((entry, index) => (
            <li key={entry.year}>
              <h3>{entry.year}</h3>
              <div className="people" role="img" aria-label={`${entry.people} ${people}`}>
                <PeopleBlocks count={entry.people} before={years[index - 1]?.people ?? entry.people} />
              </div>
              <p>{entry.text}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  );
}

/** Draws one block per person; the blocks of people who joined that year are painted. */
function PeopleBlocks({ count, before }: { count: number; before: number }) {
  return Array.from({ length: count }, (_, person) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and stay where they are
    <i key={person} className={person < before ? undefined : "new"} />
  ));
}
