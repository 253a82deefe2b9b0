import { StatusBadge } from "#app/components/ui/badge.tsx";
import { MoreLink } from "#app/components/ui/link.tsx";
import { MissingPicture, Picture } from "#app/components/ui/picture.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import type { Experiment } from "#app/data/experiments.server.ts";
import type { Head } from "#app/lib/line.ts";
import { splitOpening } from "#app/lib/paragraphs.ts";
import { LabList, type ListStates } from "./lab-list.tsx";

type ExperimentsProps = {
  experiments: Promise<readonly Experiment[]>;
  words: { head: Head; more: string };
  states: ListStates;
};

export function Experiments({ experiments, words, states }: ExperimentsProps) {
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={words.head} />
        <LabList items={experiments} states={states}>
          {(rows) => (
            <ul className="r543 experiments">
              {rows.map((experiment) => (
                <ExperimentCard key={experiment.id} experiment={experiment} more={words.more} />
              ))}
            </ul>
          )}
        </LabList>
      </Reveal>
    </section>
  );
}

function ExperimentCard({ experiment, more }: { experiment: Experiment; more: string }) {
  const { slug, title, category, status, description, image } = experiment;
  return (
    <li>
      <div className="cover">
        {image ? <Picture picture={image} sizes="(width < 680px) 100vw, 45vw" /> : <MissingPicture title={title} />}
        {status && <StatusBadge status={status} />}
      </div>
      <h3>{title}</h3>
      {description && <p className="mute">{splitOpening(description).opening}</p>}
      <div className="foot">
        {category && <span>{category}</span>}
        <MoreLink to={`/experiment/${encodeURIComponent(slug)}`}>
          {more}
          <span className="sr-only">: {title}</span>
        </MoreLink>
      </div>
    </li>
  );
}
