import { Suspense } from "react";
import { Await } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { LinkData } from "#app/lib/link.ts";
import type { PictureData } from "#app/lib/picture.ts";
import { titleFit } from "#app/typesetting/title-fit.ts";

type HeroProps = {
  title: string;
  lead: string;
  action: LinkData;
  /** Portraits of the team, no more than the block holds. */
  faces: Promise<PictureData[]>;
};

/** The team's portraits fill the block after the title once they have loaded. */
export function Hero({ title, lead, action, faces }: HeroProps) {
  return (
    <section className="wrap page-head">
      <div className="about-title">
        <div>
          <Fit as="h1" text={title} {...titleFit("/about")} capitals />
          <div className="faces" aria-hidden="true">
            <Suspense>
              <Await resolve={faces}>{(pictures) => <Portraits pictures={pictures} />}</Await>
            </Suspense>
          </div>
        </div>
      </div>
      <div className="lede">
        <p className="lead">{lead}</p>
        <div>
          <ButtonLink to={action.to} variant="line">
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Portraits({ pictures }: { pictures: readonly PictureData[] }) {
  return pictures.map((picture, index) => (
    <Picture
      // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a portrait
      key={index}
      picture={picture}
      alt=""
      sizes="(width < 48rem) 80px, min(8vw, 134px)"
    />
  ));
}
