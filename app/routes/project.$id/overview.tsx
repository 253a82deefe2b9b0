import { ButtonLink } from "#app/components/ui/button.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SpecList } from "#app/components/ui/spec-list.tsx";
import type { Paint } from "#app/lib/paint.ts";
import type { ProjectDetail } from "./detail.server.ts";

type ProjectOverviewProps = {
  project: ProjectDetail;
  paint: Paint;
  words: { overview: string; live: string; caseStudy: string };
  labels: Record<"client" | "date" | "industry" | "complexity" | "technologies", string>;
  defaults: Record<"client" | "year" | "description" | "fact" | "list", string>;
};

export function ProjectOverview({ project, paint, words, labels, defaults }: ProjectOverviewProps) {
  const { overview, url, caseStudy, client, year, industry, complexity, technologies } = project;
  const facts = [
    { label: labels.client, value: client ?? defaults.client },
    { label: labels.date, value: year ?? defaults.year },
    { label: labels.industry, value: industry ?? defaults.fact },
    { label: labels.complexity, value: complexity ?? defaults.fact },
    { label: labels.technologies, value: technologies.map(withUnbrokenSpaces).join(", ") || defaults.list },
  ];
  return (
    <section className="section">
      <Reveal className="wrap grid project-overview">
        <div className="text">
          <h2>{words.overview}</h2>
          {overview.length > 0 ? (
            <Markdown className="lead" tree={overview} />
          ) : (
            <p className="lead">{defaults.description}</p>
          )}
          <div className="actions after">
            {url && (
              <ButtonLink to={url} fill={paint}>
                {words.live}
              </ButtonLink>
            )}
            <ButtonLink to={caseStudy} variant="line" fill={paint}>
              {words.caseStudy}
            </ButtonLink>
          </div>
        </div>
        <SpecList items={facts} />
      </Reveal>
    </section>
  );
}

function withUnbrokenSpaces(name: string): string {
  return name.replaceAll(" ", "\u00a0");
}
