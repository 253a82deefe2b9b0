import { Section } from "#app/components/desk/section.tsx";
import { figuresWords } from "#app/content/desk/figures.ts";
import type { Figures } from "#app/enquiries/figures.server.ts";
import { kindTables } from "#app/lib/content-kinds.ts";
import { formatCount } from "#app/lib/figures.ts";

const words = figuresWords.published;

export function PublishedRecords({ published, signedUp }: Pick<Figures, "published" | "signedUp">) {
  return (
    <Section title={words.title} headingId="published" note={words.note}>
      <dl className="spec">
        {Object.values(kindTables).map((table) => (
          <div key={table}>
            <dt>{words.tables[table]}</dt>
            <dd className="num">{formatCount(published[table])}</dd>
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
