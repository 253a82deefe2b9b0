import { DueBar } from "#app/components/desk/due-bar.tsx";
import { useNow } from "#app/components/desk/now.ts";
import { StateMark } from "#app/components/desk/state-mark.tsx";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import { fractionElapsed } from "#app/enquiries/due.ts";
import type { EnquiryPageData } from "#app/enquiries/read-enquiry.server.ts";
import { dueTime, dueWords } from "#app/enquiries/when.ts";

const words = enquiryPage.details;

const deliveryMarks = {
  waiting: "none",
  sent: "done",
  failed: "trouble",
  given_up: "trouble",
  cancelled: "closed",
} as const;

/** When a reply is due, the fields that the visitor filled in, and the deliveries of the enquiry. */
export function EnquiryDetails({ enquiry: { dueAt, now, details, deliveries } }: { enquiry: EnquiryPageData }) {
  return (
    <section aria-label={words.title}>
      {dueAt && <ReplyDue dueAt={dueAt} atLoad={now} />}
      <dl className="spec">
        {details.map(({ field, label, value, address }) => (
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
              <StateMark mark={deliveryMarks[state]}>{outcome}</StateMark>
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

function ReplyDue({ dueAt, atLoad }: { dueAt: string; atLoad: number }) {
  const now = useNow(atLoad);
  const gone = fractionElapsed(dueAt, now);
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
