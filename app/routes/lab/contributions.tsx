import { Icon } from "#app/components/ui/icon.tsx";
import { Anchor } from "#app/components/ui/link.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import type { Contribution } from "#app/data/contributions.server.ts";
import { formatCount } from "#app/lib/count.ts";
import type { Head } from "#app/lib/line.ts";
import { LabList, type ListStates } from "./lab-list.tsx";

type ContributionsProps = {
  contributions: Promise<readonly Contribution[]>;
  words: { head: Head; note: string; downloads: string };
  states: ListStates;
};

export function Contributions({ contributions, words, states }: ContributionsProps) {
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={words.head} note={words.note} />
        <LabList items={contributions} states={states}>
          {(rows) => (
            <ul className="lab-rows contributions">
              {rows.map(({ id, slug, title, description, stats }) => (
                <li key={id}>
                  <h3>
                    <Anchor to={`/contributions/${encodeURIComponent(slug)}`}>{title}</Anchor>
                  </h3>
                  <p>{description}</p>
                  <span className="downloads">
                    <b>{formatCount(stats.downloads)}</b> {words.downloads}
                  </span>
                  <Icon name="arrow" />
                </li>
              ))}
            </ul>
          )}
        </LabList>
      </Reveal>
    </section>
  );
}
