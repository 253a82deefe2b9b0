import { Row, RowLink, Rows } from "#app/components/desk/rows.tsx";
import { Section } from "#app/components/desk/section.tsx";
import { StateMark } from "#app/components/desk/state-mark.tsx";
import { WordLink } from "#app/components/desk/word-button.tsx";
import { todayWords } from "#app/content/desk/today.ts";
import type { DraftLine } from "./drafts.server.ts";

const words = todayWords.drafts;

export function DraftsSection({ drafts }: { drafts: readonly DraftLine[] }) {
  return (
    <Section title={words.title} headingId="drafts" actions={<WordLink to="/desk/content">{words.all}</WordLink>}>
      {drafts.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <Rows className="drafts" aria-label={words.title}>
          {drafts.map(({ id, to, title, about, state, stateWord }) => (
            <Row key={id}>
              <div>
                <RowLink to={to}>{title}</RowLink>
                <small>{about}</small>
              </div>
              <StateMark mark={state}>{stateWord}</StateMark>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
}
