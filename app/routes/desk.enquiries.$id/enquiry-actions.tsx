import type { ReactNode } from "react";
import { WordButton, WordLink } from "#app/components/desk/word-button.tsx";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import { spamKey } from "#app/content/desk/enquiry-states.ts";
import type { EnquiryPageData } from "#app/enquiries/read-enquiry.server.ts";
import { NotSpam } from "./not-spam.tsx";
import type { PostForm } from "./post-form.ts";

const words = enquiryPage.do;

type EnquiryActionsProps = { enquiry: EnquiryPageData; post: PostForm };

/** Further actions on the enquiry, each with an explanation. */
export function EnquiryActions({ enquiry, post }: EnquiryActionsProps) {
  const { id, version, state, name, email, deliveries, hasWebhook } = enquiry;
  const seen = `${id}:${version}`;
  const isSpam = state === "spam";
  // An enquiry in spam has to leave it first. A reply that was cancelled there is not sent by itself once the enquiry is out.
  const stuck = deliveries.filter(
    ({ kind, state: was }) =>
      !isSpam && kind !== "submission" && (was === "given_up" || (kind === "reply" && was === "cancelled")),
  );
  return (
    <section aria-labelledby="do">
      <h3 id="do">{words.title}</h3>
      <ul className="list">
        {stuck.map((delivery) => (
          <EnquiryAction key={delivery.id} title={words.retry.title(delivery.label)} text={delivery.error}>
            <ActionForm fields={{ intent: "resend", delivery: delivery.id }} post={post} label={words.retry.act} />
          </EnquiryAction>
        ))}
        {hasWebhook && !isSpam && (
          <EnquiryAction {...words.resend}>
            <ActionForm fields={{ intent: "resend" }} post={post} label={words.resend.act} />
          </EnquiryAction>
        )}
        {isSpam ? (
          <EnquiryAction {...words.notSpam}>
            <NotSpam enquiry={enquiry} post={post} />
          </EnquiryAction>
        ) : (
          <EnquiryAction {...words.spam}>
            <ActionForm
              fields={{ intent: "spam", enquiry: seen }}
              post={post}
              label={words.spam.act}
              shortcut={spamKey}
            />
          </EnquiryAction>
        )}
        {email && (
          <EnquiryAction title={words.person.title(name)} text={words.person.text}>
            <WordLink to={`/desk/persons?${new URLSearchParams({ email })}`}>{words.person.act}</WordLink>
          </EnquiryAction>
        )}
      </ul>
    </section>
  );
}

function EnquiryAction({ title, text, children }: { title: string; text: string | null; children: ReactNode }) {
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

type ActionFormProps = { fields: Record<string, string>; post: PostForm; label: string; shortcut?: string };

function ActionForm({ fields, post, label, shortcut }: ActionFormProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        post(new FormData(event.currentTarget));
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
