import { memo } from "react";
import { useViewTransitionState } from "react-router";
import { TypeChip } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { FlipCard } from "#app/components/ui/flip-card.tsx";
import { RecordPicture } from "#app/components/ui/picture.tsx";
import { recordPath } from "#app/lib/page-path.ts";
import { type PaintTable, paintFor } from "#app/lib/paint.ts";
import type { CardProject } from "./card-project.ts";
import { coverName } from "./cover-name.ts";

export type ProjectCardWords = {
  card: { flip: string; flipBack: string; full: string; live: string };
  labels: { client: string; year: string; industry: string; complexity: string };
  defaults: { client: string; year: string; description: string; fact: string };
  paints: PaintTable;
};

type ProjectCardProps = { project: CardProject; words: ProjectCardWords } & Placement;

type Placement = {
  /** `narrow` when it is three columns wide. */
  shape?: "wide" | "narrow";
  /** On tablets, has a line to itself where the others come in pairs. */
  isWideOnTablets?: boolean;
  /** Above the fold: its picture loads at once. */
  isAboveFold?: boolean;
};

export function ProjectCard(props: ProjectCardProps) {
  return <Card {...props} isOpening={useViewTransitionState(recordPath("project", props.project.id))} />;
}

const Card = memo(function Card({
  project,
  words,
  isOpening,
  ...placement
}: ProjectCardProps & { isOpening: boolean }) {
  const { card, defaults, paints } = words;
  return (
    <FlipCard
      style={isOpening ? { "--cover": coverName(project.id) } : undefined}
      label={project.title}
      paint={paintFor(paints, project.type)}
      words={card}
      front={<Front project={project} placement={placement} defaults={defaults} />}
      back={<Back project={project} words={words} />}
    />
  );
});

type FrontProps = { project: CardProject; placement: Placement; defaults: ProjectCardWords["defaults"] };

function Front({ project, placement, defaults }: FrontProps) {
  const { shape = "wide", isWideOnTablets = false, isAboveFold } = placement;
  const { title, image, type, client, year, description } = project;
  return (
    <>
      <figure>
        <RecordPicture
          picture={image}
          title={title}
          shape={shape}
          narrowBelow={isWideOnTablets ? "42.5rem" : "56.25rem"}
          sizes={shape === "narrow" ? narrowSizes : wideSizes}
          alt=""
          isAboveFold={isAboveFold}
        />
      </figure>
      <div className="caption">
        <div className="row">
          {type ? <TypeChip>{type}</TypeChip> : <span />}
          <span>{year ?? defaults.year}</span>
        </div>
        <h3>{title}</h3>
        <p className="who">{client ?? defaults.client}</p>
        <p className="about">{description ?? defaults.description}</p>
      </div>
    </>
  );
}

// On a phone, all but the page margins.
const wideSizes = "(width < 42.5rem) calc(100vw - 40px), (width < 75rem) 50vw, 42vw";
const narrowSizes = "(width < 42.5rem) calc(100vw - 40px), (width < 75rem) 50vw, 25vw";

function Back({ project, words: { card, labels, defaults } }: Pick<ProjectCardProps, "project" | "words">) {
  const { id, title, client, year, industry, complexity, description, url } = project;
  const details = [
    { label: labels.client, value: client ?? defaults.client },
    { label: labels.year, value: year ?? defaults.year },
    { label: labels.industry, value: industry ?? defaults.fact },
    { label: labels.complexity, value: complexity ?? defaults.fact },
  ];
  return (
    <>
      <h3>{title}</h3>
      <dl>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text">{description ?? defaults.description}</p>
      <div className="acts">
        <ButtonLink to={recordPath("project", id)} size="sm" wide fill="sheet">
          {card.full}
        </ButtonLink>
        {url && (
          <ButtonLink to={url} size="sm" wide variant="line" fill="sheet">
            {card.live}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
