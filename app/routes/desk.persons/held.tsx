import { EnquiryHistory } from "#app/components/desk/enquiry-history.tsx";
import { Section } from "#app/components/desk/section.tsx";
import { StateMark } from "#app/components/desk/state-mark.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { personWords } from "#app/content/desk/persons.ts";
import type { PersonSummary } from "#app/enquiries/person-page.server.ts";

const words = personWords.stored;

/** Everything that is held about a person, with a part for each submission. */
export function HeldSubmissions({ person: { submissions, all, others } }: { person: PersonSummary }) {
  return (
    <Section title={words.title} headingId="held" note={words.note(submissions.length, all)}>
      <ol className="held" aria-labelledby="held">
        {submissions.map((one) => (
          <li key={one.id} data-enquiry={one.id}>
            <Submission submission={one} />
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <dl className="spec">
          {others.map(({ id, label, words: outcome, time }) => (
            <div key={id} data-delivery={id}>
              <dt>{label}</dt>
              <dd>
                {outcome}, {time}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

type Submission = PersonSummary["submissions"][number];

function Submission({ submission }: { submission: Submission }) {
  const { id, title, received, state, page, message, fields, deliveries, timeline } = submission;
  const facts = [
    ...fields,
    ...(page ? [{ label: words.page, value: page }] : []),
    ...deliveries.map(({ label, words: value }) => ({ label, value })),
  ];
  return (
    <>
      <h3>
        <Link to={`/desk/enquiries/${id}`}>{title}</Link> <span>{received}</span>{" "}
        <StateMark mark={state.mark}>{state.word}</StateMark>
      </h3>
      <div className="parts">
        <div>
          {message && <blockquote>{message}</blockquote>}
          <EnquiryHistory label={words.history} entries={timeline} />
        </div>
        <dl className="spec">
          {facts.map(({ label, value }, index) => (
            <div key={`${label} ${index.toString()}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
