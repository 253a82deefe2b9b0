import type { ReactNode } from "react";
import { WordButton, WordLink } from "#app/components/desk/word-button.tsx";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import type { EnquiryDetails } from "#app/enquiries/read-enquiry.server.ts";
import type { EnquiryFetcher } from "./head.tsx";
import { NotSpam } from "./not-spam.tsx";

const words = enquiryPage.do;

type DeedsProps = { enquiry: EnquiryDetails; fetcher: EnquiryFetcher };

/** What else can be done with it, each with what it means. */
export function Deeds({ enquiry, fetcher }: DeedsProps) {
  const { id, version, state, name, email, deliveries, hasWebhook } = enquiry;
  const stuck = deliveries.filter(({ kind, state: was }) => kind !== "submission" && was === "given_up");
  const seen = `${id}:${version}`;
  const isSpam = state === "spam";
  return (
    <section aria-labelledby="do">
      <h3 id="do">{words.title}</h3>
      <ul className="list">
        {stuck.map((delivery) => (
          <Deed key={delivery.id} title={words.retry.title(delivery.label)} text={delivery.error}>
            <Act fields={{ intent: "resend", delivery: delivery.id }} fetcher={fetcher} label={words.retry.act} />
          </Deed>
        ))}
        {hasWebhook && !isSpam && (
          <Deed {...words.resend}>
            <Act fields={{ intent: "resend" }} fetcher={fetcher} label={words.resend.act} />
          </Deed>
        )}
        {isSpam ? (
          <Deed {...words.notSpam}>
            <NotSpam enquiry={enquiry} fetcher={fetcher} />
          </Deed>
        ) : (
          <Deed {...words.spam}>
            <Act fields={{ intent: "spam", enquiry: seen }} fetcher={fetcher} label={words.spam.act} shortcut="S" />
          </Deed>
        )}
        {email && (
          <Deed title={words.person.title(name)} text={words.person.text}>
            <WordLink to={`/desk/persons?${new URLSearchParams({ email })}`}>{words.person.act}</WordLink>
          </Deed>
        )}
      </ul>
    </section>
  );
}

function Deed({ title, text, children }: { title: string; text: string | null; children: ReactNode }) {
  return (
    <li>
      <div>
        {title}
        <small>{text}</small>
      </div>
      {children}
    </li>
  );
}

type ActProps = { fields: Record<string, string>; fetcher: EnquiryFetcher; label: string; shortcut?: string };

function Act({ fields, fetcher, label, shortcut }: ActProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void fetcher.submit(new FormData(event.currentTarget), { method: "post" });
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <WordButton type="submit" aria-keyshortcuts={shortcut}>
        {label}
      </WordButton>
    </form>
  );
}
