import { StatusBadge } from "#app/components/ui/badge.tsx";
import { DeferredList, type ListStates } from "#app/components/ui/deferred.tsx";
import { MoreLink } from "#app/components/ui/link.tsx";
import { RecordPicture } from "#app/components/ui/picture.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { recordPath } from "#app/lib/page-path.ts";
import type { ExperimentRow } from "./rows.server.ts";

type ExperimentsProps = {
  experiments: Promise<readonly ExperimentRow[]>;
  words: { head: string; more: string };
  states: ListStates;
};

export function Experiments({ experiments, words, states }: ExperimentsProps) {
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={words.head} />
        <DeferredList items={experiments} states={states}>
          {(rows) => (
            <ul className="three experiments">
              {rows.map((experiment, index) => (
                <ExperimentCard
                  key={experiment.slug}
                  experiment={experiment}
                  isAboveFold={index === 0}
                  more={words.more}
                />
              ))}
            </ul>
          )}
        </DeferredList>
      </Reveal>
    </section>
  );
}

type ExperimentCardProps = { experiment: ExperimentRow; isAboveFold: boolean; more: string };

function ExperimentCard({ experiment, isAboveFold, more }: ExperimentCardProps) {
  const { slug, title, category, status, opening, image } = experiment;
  return (
    <li>
      <div className="cover">
        <RecordPicture
          picture={image}
          title={title}
          isAboveFold={isAboveFold}
          sizes="(width < 42.5rem) calc(100vw - 40px), 45vw"
        />
        {status && <StatusBadge status={status} />}
      </div>
      <h3>{title}</h3>
      {opening && <p className="mute">{opening}</p>}
      <div className="foot">
        {category && <span>{category}</span>}
        <MoreLink to={recordPath("experiment", slug)}>
          {more}
          <span className="sr-only">: {title}</span>
        </MoreLink>
      </div>
    </li>
  );
}
