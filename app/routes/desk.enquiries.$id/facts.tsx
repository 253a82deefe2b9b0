import { DueBar } from "#app/components/desk/due-bar.tsx";
import { useNow } from "#app/components/desk/now.ts";
import { StateMark } from "#app/components/desk/state-mark.tsx";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import { shareGone } from "#app/enquiries/due.ts";
import type { EnquiryDetails } from "#app/enquiries/read-enquiry.server.ts";
import { dueTime, dueWords } from "#app/enquiries/when.ts";

const words = enquiryPage.facts;

const marks = { waiting: "none", sent: "done", failed: "trouble", given_up: "trouble", cancelled: "closed" } as const;

/** When a reply is due, what was filled in, and where it went. */
export function Facts({ enquiry: { dueAt, now, facts, deliveries } }: { enquiry: EnquiryDetails }) {
  return (
    <section aria-label={words.title}>
      {dueAt && <Due dueAt={dueAt} atLoad={now} />}
      <dl className="spec">
        {facts.map(({ field, label, value, address }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {address ? <a href={`mailto:${encodeURIComponent(address).replace("%40", "@")}`}>{value}</a> : value}
            </dd>
          </div>
        ))}
        {deliveries.map(({ id, label, state, words: outcome, error }) => (
          <div key={id} data-delivery={id} data-state={state}>
            <dt>{label}</dt>
            <dd>
              <StateMark mark={marks[state]}>{outcome}</StateMark>
              {error && <small>{error}</small>}
            </dd>
          </div>
        ))}
        {deliveries.length === 0 && (
          <div>
            <dt>{enquiryPage.deliveries.submission}</dt>
            <dd>{enquiryPage.noDelivery}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Due({ dueAt, atLoad }: { dueAt: string; atLoad: number }) {
  const now = useNow(atLoad);
  const gone = shareGone(dueAt, now);
  return (
    <div className="reply-due">
      <p className="num">
        <b>{words.due(dueTime(dueAt, now))}</b>
        <span>{dueWords(dueAt, now)}</span>
      </p>
      <DueBar gone={gone} tall label={words.dueDrawn(Math.max(0, Math.round(gone * 100)))} />
    </div>
  );
}
