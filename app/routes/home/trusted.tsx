import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import type { LinkData } from "#app/lib/link.ts";
import { recordPath } from "#app/lib/page-path.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import { clientNameFit } from "#app/typesetting/title-fit.ts";

type Client = { id: string; name: string; industry: string; relationship: string; paint: Paint };

type TrustedByProps = {
  head: string;
  note: string;
  clients: readonly Client[];
  action: LinkData;
};

export function TrustedBy({ head, note, clients, action }: TrustedByProps) {
  return (
    <section className="section band">
      <Reveal className="wrap">
        <SectionHead head={head} note={note} />
        <ul className="client-names">
          {clients.map(({ id, name, industry, relationship, paint }) => (
            <li key={id}>
              <Link to={recordPath("client", id)} style={{ "--c": paintColour(paint) }}>
                <Fit as="h3" text={name} {...clientNameFit} />
                <span className="facts">
                  <span>{industry}</span>
                  <span>{relationship}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="after">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </div>
      </Reveal>
    </section>
  );
}
