import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import type { LinkData } from "#app/lib/link.ts";
import { titleFit } from "#app/typesetting/title-fit.ts";

type HeroProps = { title: string; lead: string; actions: { primary: LinkData; secondary: LinkData } };

export function Hero({ title, lead, actions: { primary, secondary } }: HeroProps) {
  return (
    <section className="paint rapid-hero">
      <div className="wrap">
        <Fit as="h1" text={title} {...titleFit("/rapid-development")} capitals />
        <div className="lede">
          <p className="lead">{lead}</p>
          <div className="actions">
            <ButtonLink to={primary.to} fill="yellow">
              {primary.label}
            </ButtonLink>
            <ButtonLink to={secondary.to} variant="line" fill="yellow">
              {secondary.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
