import type { Experiment } from "#app/data/experiments.server.ts";
import { paragraphs, splitOpening } from "#app/lib/paragraphs.ts";
import { Paragraphs } from "#app/sections/article-paragraphs.tsx";
import { ArticleSection } from "#app/sections/article-section.tsx";
import { Timeline } from "./timeline.tsx";

type ExperimentTextProps = {
  experiment: Pick<Experiment, "description" | "timeline" | "tech" | "status">;
  words: { timeline: string; tech: string };
};

export function ExperimentText({ experiment, words }: ExperimentTextProps) {
  const { description, timeline, tech, status } = experiment;
  return (
    <div className="wrap grid article-text">
      {description && <Description text={description} />}
      {timeline && (
        <ArticleSection title={words.timeline}>
          <Timeline timeline={timeline} status={status} />
        </ArticleSection>
      )}
      {tech.length > 0 && (
        <ArticleSection title={words.tech}>
          <ul className="tech">
            {[...new Set(tech)].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </ArticleSection>
      )}
    </div>
  );
}

/** The first sentence is set larger, like the excerpt of a study. */
function Description({ text }: { text: string }) {
  const [first = "", ...others] = paragraphs(text);
  const { opening, rest } = splitOpening(first);
  return (
    <div className="description">
      <p>
        <span className="opening">{opening}</span> {rest && <span>{rest}</span>}
      </p>
      <Paragraphs texts={others} />
    </div>
  );
}
