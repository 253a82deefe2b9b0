import { TypeChip } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { FlipCard } from "#app/components/ui/flip-card.tsx";
import { RecordPicture } from "#app/components/ui/picture.tsx";
import { recordPath } from "#app/lib/page-path.ts";
import type { Paint } from "#app/lib/paint.ts";
import type { PictureData } from "#app/lib/picture.ts";

export type ClientCardData = {
  id: string;
  name: string;
  initials: string;
  industry: string;
  paint: Paint;
  description: string;
  relationship: string;
  projects: number;
  testimonial: { quote: string; author: string; title: string };
  picture: PictureData | null;
};

export type ClientCardWords = {
  flip: string;
  flipBack: string;
  projects: string;
  relationship: string;
  details: string;
};

type CardBackProps = { client: ClientCardData; words: ClientCardWords };
type PictureShape = "wide" | "narrow";

export function ClientCard({ client, words, shape }: CardBackProps & { shape: PictureShape }) {
  return (
    <FlipCard
      label={client.name}
      paint={client.paint}
      words={words}
      className="client-card"
      front={<CardFront client={client} shape={shape} />}
      back={<CardBack client={client} words={words} />}
    />
  );
}

function CardFront({ client, shape }: { client: ClientCardData; shape: PictureShape }) {
  const { name, initials, industry, paint, description, relationship, picture } = client;
  return (
    <>
      <figure>
        <RecordPicture
          picture={picture}
          title={name}
          alt=""
          shape={shape}
          narrowBelow="75rem"
          sizes={`(width < 48rem) calc(100vw - 40px), ${shape === "wide" ? 58 : 42}vw`}
        />
      </figure>
      <div className="initials" aria-hidden="true">
        <Fit text={initials} measure={1.6} />
      </div>
      <div className="caption">
        <div className="row">
          <TypeChip paint={paint}>{industry}</TypeChip>
          <span>{relationship}</span>
        </div>
        <h3>{name}</h3>
        <p className="about">{description}</p>
      </div>
    </>
  );
}

function CardBack({ client, words }: CardBackProps) {
  const { id, name, industry, projects, relationship, testimonial } = client;
  return (
    <>
      <div className="row">
        <b>{name}</b>
        <span>{industry}</span>
      </div>
      <blockquote>{testimonial.quote}</blockquote>
      <p className="by">{`${testimonial.author}, ${testimonial.title}`}</p>
      <dl>
        <div>
          <dt>{words.projects}</dt>
          <dd>{projects}</dd>
        </div>
        <div>
          <dt>{words.relationship}</dt>
          <dd>{relationship}</dd>
        </div>
      </dl>
      <div className="acts">
        <ButtonLink to={recordPath("client", id)} size="sm" wide fill="sheet">
          {words.details}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </div>
    </>
  );
}
