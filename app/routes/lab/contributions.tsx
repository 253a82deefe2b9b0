import { DeferredList, type ListStates } from "#app/components/ui/deferred.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { formatCount } from "#app/lib/figures.ts";
import { recordPath } from "#app/lib/page-path.ts";
import type { ContributionRow } from "./rows.server.ts";

type ContributionsProps = {
  contributions: Promise<readonly ContributionRow[]>;
  words: { head: string; note: string; downloads: string };
  states: ListStates;
};

export function Contributions({ contributions, words, states }: ContributionsProps) {
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={words.head} note={words.note} />
        <DeferredList items={contributions} states={states}>
          {(rows) => (
            <ul className="lab-rows contributions">
              {rows.map(({ slug, title, description, downloads }) => (
                <li key={slug}>
                  <h3>
                    <Link to={recordPath("contributions", slug)}>{title}</Link>
                  </h3>
                  <p>{description}</p>
                  <span className="downloads">
                    <b>{formatCount(downloads)}</b> {words.downloads}
                  </span>
                  <Icon name="arrow" />
                </li>
              ))}
            </ul>
          )}
        </DeferredList>
      </Reveal>
    </section>
  );
}
