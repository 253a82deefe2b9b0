import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { BackLink } from "#app/components/ui/link.tsx";
import type { LinkData } from "#app/lib/link.ts";
import { fillOn, type Paint } from "#app/lib/paint.ts";
import { titleFit } from "#app/typesetting/title-fit.ts";

type HeroProps = { path: string; title: string; lead: string; paint: Paint; back: LinkData; action: LinkData };

export function Hero({ path, title, lead, paint, back, action }: HeroProps) {
  return (
    <section className="paint service-hero">
      <div className="wrap">
        <BackLink to={back.to}>{back.label}</BackLink>
        <Fit as="h1" text={title} {...titleFit(path)} capitals block="ink" />
        <div className="lede">
          <p className="lead">{lead}</p>
          <div>
            <ButtonLink to={action.to} fill={fillOn(paint)}>
              {action.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
