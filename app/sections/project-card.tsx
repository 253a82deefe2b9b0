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

type ProjectCardProps = { project: CardProject; words: ProjectCardWords } & CardPlacement;

type CardPlacement = {
  /** `narrow` when the card is three columns wide. */
  shape?: "wide" | "narrow";
  /** The card has a line to itself on tablets, where other cards come in pairs. */
  isWideOnTablets?: boolean;
  /** The card is above the fold, so its picture loads at once. */
  isAboveFold?: boolean;
};

export function ProjectCard(props: ProjectCardProps) {
  return <MemoProjectCard {...props} isOpening={useViewTransitionState(recordPath("project", props.project.id))} />;
}

const MemoProjectCard = memo(function Card({
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
      front={<CardFront project={project} placement={placement} defaults={defaults} />}
      back={<CardBack project={project} words={words} />}
    />
  );
});

type CardFrontProps = { project: CardProject; placement: CardPlacement; defaults: ProjectCardWords["defaults"] };

function CardFront({ project, placement, defaults }: CardFrontProps) {
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
          sizes={shape === "narrow" ? narrowPictureSizes : widePictureSizes}
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

// On a phone a picture is as wide as the window without the page margins.
const widePictureSizes = "(width < 42.5rem) calc(100vw - 40px), (width < 75rem) 50vw, 42vw";
const narrowPictureSizes = "(width < 42.5rem) calc(100vw - 40px), (width < 75rem) 50vw, 25vw";

function CardBack({ project, words: { card, labels, defaults } }: Pick<ProjectCardProps, "project" | "words">) {
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
