import { TypeChip } from "#app/components/ui/badge.tsx";
import { DeferredList, type ListStates } from "#app/components/ui/deferred.tsx";
import { MoreLink } from "#app/components/ui/link.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { recordPath } from "#app/lib/page-path.ts";
import type { Paint } from "#app/lib/paint.ts";
import type { StudyRow } from "./rows.server.ts";

type StudiesProps = {
  studies: Promise<readonly StudyRow[]>;
  words: { head: string; more: string; cases: string };
  cases: readonly { id: string; title: string }[];
  /** The read time that is shown for a study without one. */
  readTime: string;
  paintOf: (category: string | null) => Paint;
  states: ListStates;
};

export function Studies({ studies, words, cases, readTime, paintOf, states }: StudiesProps) {
  return (
    <section className="section ground-2">
      <Reveal className="wrap">
        <SectionHead head={words.head} quiet />
        <DeferredList items={studies} states={states}>
          {(rows) => (
            <ul className="lab-rows studies">
              {rows.map(({ slug, title, category, ...study }) => (
                <li key={slug}>
                  <h3>{title}</h3>
                  {category && <TypeChip paint={paintOf(category)}>{category}</TypeChip>}
                  <span className="read-time mute">{study.readTime ?? readTime}</span>
                  <MoreLink to={recordPath("blog", slug)}>
                    {words.more}
                    <span className="sr-only">: {title}</span>
                  </MoreLink>
                </li>
              ))}
            </ul>
          )}
        </DeferredList>
        <div className="lab-cases">
          <h3>{words.cases}</h3>
          <ul>
            {cases.map(({ id, title }) => (
              <li key={id}>
                <MoreLink to={recordPath("case-study", id)}>{title}</MoreLink>
              </li>
            ))}
          </ul>
        </div>
      </Reveal>
    </section>
  );
}
