import { Section } from "#app/components/desk/section.tsx";
import { figures } from "#app/content/desk/figures.ts";
import type { Figures } from "#app/enquiries/figures.server.ts";
import { formatCount } from "#app/lib/figures.ts";

const words = figures.published;
const kinds = ["projects", "lab_studies", "experiments", "contributions", "team"] as const;

export function Published({ published, signedUp }: Pick<Figures, "published" | "signedUp">) {
  return (
    <Section title={words.title} headingId="published" note={words.note}>
      <dl className="spec">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{words.tables[kind]}</dt>
            <dd className="num">{formatCount(published[kind])}</dd>
          </div>
        ))}
        <div>
          <dt>{words.subscribers}</dt>
          <dd className="num">{formatCount(signedUp)}</dd>
        </div>
      </dl>
    </Section>
  );
}
