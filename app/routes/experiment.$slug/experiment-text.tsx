import { Inlines, Markdown } from "#app/components/ui/markdown.tsx";
import type { MarkdownTree } from "#app/markdown/tree.ts";
import { ArticleSection } from "#app/sections/article-section.tsx";
import { splitOpening } from "#app/text/paragraphs.ts";
import type { ExperimentDetail } from "./detail.server.ts";
import { Timeline } from "./timeline.tsx";

type ExperimentTextProps = {
  experiment: Pick<ExperimentDetail, "text" | "timeline" | "tech" | "status">;
  words: { timeline: string; tech: string };
};

export function ExperimentText({ experiment, words }: ExperimentTextProps) {
  const { text, timeline, tech, status } = experiment;
  return (
    <div className="wrap grid article-text">
      {text.length > 0 && <ExperimentDescription text={text} />}
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

/** A first sentence in plain words is set larger, like the excerpt of a study. */
function ExperimentDescription({ text }: { text: MarkdownTree }) {
  const [first, ...others] = text;
  const [words, ...more] = first?.kind === "paragraph" ? first.children : [];
  if (typeof words !== "string") return <Markdown tree={text} />;
  const { opening, rest } = splitOpening(words);
  return (
    <div className="description">
      <p>
        <span className="opening">{opening}</span>{" "}
        {(rest || more.length > 0) && (
          <span>
            <Inlines>{[rest, ...more]}</Inlines>
          </span>
        )}
      </p>
      <Markdown tree={others} />
    </div>
  );
}
