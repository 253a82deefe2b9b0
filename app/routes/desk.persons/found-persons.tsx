import { Row, RowLink, Rows } from "#app/components/desk/rows.tsx";
import { Section } from "#app/components/desk/section.tsx";
import { personWords } from "#app/content/desk/persons.ts";
import type { FoundPerson } from "#app/enquiries/find-persons.server.ts";

const words = personWords.found;
/** As many as `findPersons` returns at most. */
const MAX_FOUND_PERSONS = 50;

export function FoundPersons({ found }: { found: readonly FoundPerson[] }) {
  return (
    <Section title={words.title} headingId="found" note={words.note(found.length, MAX_FOUND_PERSONS)}>
      <Rows className="found" aria-labelledby="found">
        {found.map(({ email, name, count }) => (
          <Row key={email}>
            <div className="x">
              <RowLink to={`/desk/persons?${new URLSearchParams({ email })}`}>{name || words.noName}</RowLink>
              <small className="x">{email}</small>
            </div>
            <span className="num mute">{words.count(count)}</span>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
