import { TypeChip } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { MissingPicture, Picture } from "#app/components/ui/picture.tsx";
import { CardSkeleton, LoadingText } from "#app/components/ui/skeleton.tsx";
import * as sample from "./sample.ts";
import { Specimen } from "./specimen.tsx";

export function Cards() {
  return (
    <>
      <Specimen title="Skeletons and loading text">
        <div className="pair">
          <CardSkeleton />
          <CardSkeleton />
        </div>
        <LoadingText>Loading studies...</LoadingText>
      </Specimen>
      <Specimen title="Card: picture, no picture, back">
        <div className="pair">
          <Card flipped={false} />
          <Card flipped />
        </div>
        <div className="pair after">
          <MissingPicture title="Relay, onboarding by numbers" />
          <MissingPicture title="Go" />
          <MissingPicture title="Accessibility-first design" />
          <MissingPicture title="Мера длины" />
        </div>
      </Specimen>
    </>
  );
}

function Card({ flipped }: { flipped: boolean }) {
  return (
    <article className="card" data-flipped={flipped} style={{ "--c": "var(--blue)" }}>
      <div className="inner">
        <div className="front" inert={flipped}>
          <figure>
            <Picture picture={sample.picture} sizes="(width < 680px) 100vw, 40vw" />
          </figure>
          <div className="caption">
            <div className="row">
              <TypeChip>Web Development</TypeChip>
              <span>2024</span>
            </div>
            <h3>Relay, onboarding by numbers</h3>
            <p className="who">TechStart</p>
            <p className="about">Shows where new customers stall, and what to do about it.</p>
            <button type="button" className="turn" aria-label="Flip card">
              <i>
                <Icon name="turn" />
              </i>
            </button>
          </div>
        </div>
        <div className="back" inert={!flipped}>
          <h3>Relay, onboarding by numbers</h3>
          <dl>
            {sample.facts.map(({ label, value }) => (
              <div className="contents" key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="text">Shows where new customers stall, and what to do about it.</p>
          <div className="acts">
            <ButtonLink to="/work" size="sm" wide fill="sheet">
              View Full Project
            </ButtonLink>
            <ButtonLink to="https://relay.example" size="sm" wide variant="line" fill="sheet">
              View Live Site
            </ButtonLink>
          </div>
          <button type="button" className="turn" aria-label="Flip back">
            <i>
              <Icon name="turn" />
            </i>
          </button>
        </div>
      </div>
    </article>
  );
}
