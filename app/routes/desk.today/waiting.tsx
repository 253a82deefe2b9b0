import { Avatar } from "#app/components/desk/avatar.tsx";
import { Empty } from "#app/components/desk/empty.tsx";
import { useNow } from "#app/components/desk/now.ts";
import { ColumnNames, Row, RowLink, Rows } from "#app/components/desk/rows.tsx";
import { Section } from "#app/components/desk/section.tsx";
import { StateMark } from "#app/components/desk/state-mark.tsx";
import { WordLink } from "#app/components/desk/word-button.tsx";
import { enquiryList } from "#app/content/desk/enquiries.ts";
import { stateWords } from "#app/content/desk/enquiry-states.ts";
import { todayWords } from "#app/content/desk/today.ts";
import { percentOnAxis, type WorkingTimeAxis, workingTimeAxis } from "#app/enquiries/axis.ts";
import type { WaitingBar } from "#app/enquiries/today.server.ts";
import { clockTime, dueWords, shortWeekday } from "#app/enquiries/when.ts";
import type { WorkingHours } from "#app/time/working-hours.ts";

const words = todayWords.waiting;

type WaitingSectionProps = {
  waiting: readonly WaitingBar[];
  count: number;
  last: { name: string; at: string } | null;
  hours: WorkingHours;
  atLoad: number;
};

/** The reply axis: a bar for each enquiry that waits for a reply, and an upright line for the present time. */
export function WaitingSection({ waiting, count, last, hours, atLoad }: WaitingSectionProps) {
  const now = useNow(atLoad);
  if (waiting.length === 0) {
    const { headline, text, last: lastWords } = todayWords.allAnswered;
    return (
      <section aria-label={words.title}>
        <Empty headline={headline} tone="good" text={last ? lastWords(last.at, last.name) : text} />
      </section>
    );
  }
  const axis = workingTimeAxis(now, hours);
  const rest = count - waiting.length;
  return (
    <Section title={words.title} note={words.note} headingId="waiting">
      <Rows as="ol" className="wait" aria-label={words.label} style={{ "--now": percentOnAxis(axis, now, hours) }}>
        <AxisHead axis={axis} now={now} hours={hours} />
        {waiting.map((one) => (
          <WaitingRow key={one.id} one={one} axis={axis} now={now} hours={hours} />
        ))}
      </Rows>
      {rest > 0 && (
        <p className="count">
          {words.more(rest)} <WordLink to="/desk/enquiries">{words.all}</WordLink>
        </p>
      )}
    </Section>
  );
}

type AxisProps = { axis: WorkingTimeAxis; now: number; hours: WorkingHours };

function AxisHead({ axis, now, hours }: AxisProps) {
  const iso = (at: number) => new Date(at).toISOString();
  return (
    <ColumnNames aria-hidden="true">
      <span>{words.who}</span>
      <span>{words.asked}</span>
      <span>{words.state}</span>
      <div className="tr">
        {axis.days.map(({ opens }) => (
          <span
            key={opens}
            // The label moves to the right of the line where both are in one place, as at night and at weekends.
            className={
              Math.abs(percentOnAxis(axis, opens, hours) - percentOnAxis(axis, now, hours)) < 1 ? "at" : undefined
            }
            style={{ "--a": percentOnAxis(axis, opens, hours) }}
          >
            {shortWeekday(iso(opens))}
            <i> {hours.opens}:00</i>
          </span>
        ))}
        <b className="num">{clockTime(iso(now))}</b>
      </div>
    </ColumnNames>
  );
}

function WaitingRow({ one, axis, now, hours }: AxisProps & { one: WaitingBar }) {
  const { id, state, name, subtitle, company, project, budget, assignee } = one;
  return (
    <Row isNew={state === "new"} data-enquiry={id} data-state={state}>
      <div className="wo">
        <RowLink to={`/desk/enquiries/${id}`} subtitle={subtitle}>
          {name}
        </RowLink>
        <small>{company}</small>
      </div>
      <div className="as">
        {project}
        <small>{budget}</small>
      </div>
      <div className="wh">
        <StateMark mark={state}>{stateWords[state]}</StateMark>
        <Avatar name={assignee} nobody={enquiryList.nobody} />
      </div>
      <WaitingTimeBar one={one} axis={axis} now={now} hours={hours} />
    </Row>
  );
}

function WaitingTimeBar({ one, axis, now, hours }: AxisProps & { one: WaitingBar }) {
  const place = (at: number) => percentOnAxis(axis, at, hours);
  const [began, due, here] = [place(Date.parse(one.waitsFrom)), place(Date.parse(one.dueAt)), place(now)];
  const isOver = Date.parse(one.dueAt) < now;
  const gone = isOver ? due : Math.max(here, began);
  const end = isOver ? here : due;
  return (
    <div className="tr">
      <i style={{ "--a": began, "--b": gone - began }} />
      <i className={isOver ? "ov" : "lf"} style={{ "--a": gone, "--b": Math.max(0, end - gone) }} />
      <em className="num" style={{ "--a": end }}>
        {dueWords(one.dueAt, now)}
      </em>
    </div>
  );
}
