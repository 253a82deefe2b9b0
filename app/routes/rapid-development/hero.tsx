import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import type { Title } from "#app/lib/line.ts";
import type { Link } from "#app/lib/link.ts";

type HeroProps = { title: Title; lead: string; actions: { primary: Link; secondary: Link } };

export function Hero({ title, lead, actions: { primary, secondary } }: HeroProps) {
  return (
    <section className="paint rapid-hero">
      <div className="wrap">
        <Fit as="h1" {...title} />
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
