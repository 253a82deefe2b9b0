import { Section } from "#app/components/desk/section.tsx";
import { StateMark } from "#app/components/desk/state-mark.tsx";
import { Timeline, TimelineItem } from "#app/components/desk/timeline.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { persons } from "#app/content/desk/persons.ts";
import type { HeldPerson } from "#app/enquiries/person-page.server.ts";

const words = persons.held;

/** Everything about the person, a part for each thing they sent. */
export function Held({ person: { held, all, others } }: { person: HeldPerson }) {
  return (
    <Section title={words.title} headingId="held" note={words.note(held.length, all)}>
      <ol className="held" aria-labelledby="held">
        {held.map((one) => (
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

type Submission = HeldPerson["held"][number];

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
          <History entries={timeline} />
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

function History({ entries }: { entries: Submission["timeline"] }) {
  return (
    <Timeline label={words.history}>
      {entries.map(({ id, at, time, mark, before, strong, after, small, note, reply }) => (
        <TimelineItem
          key={id}
          time={time}
          dateTime={at}
          mark={mark === "none" ? undefined : mark}
          note={
            note ? (
              <Markdown tree={note.tree} />
            ) : (
              reply && (
                <>
                  <p>
                    <b>{reply.subject}</b>
                  </p>
                  <p>{reply.text}</p>
                </>
              )
            )
          }
        >
          {before}
          <b>{strong}</b>
          {after} {small && <small>{small}</small>}
        </TimelineItem>
      ))}
    </Timeline>
  );
}
