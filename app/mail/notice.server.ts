import { budgetOptions, contactForm, projectOptions } from "#app/content/contact-form.ts";
import { notice } from "#app/content/mails.ts";
import { site } from "#app/content/site.ts";
import type { Submission } from "#app/data/submissions.server.ts";
import { mailAddress } from "#app/text/mail-address.ts";
import { plainLine, plainText } from "#app/text/plain-text.ts";
import { summarise } from "#app/text/summary.ts";
import type { Fact, Part } from "./letter.ts";
import type { MailContent } from "./mail-content.ts";
import { renderMail } from "./render-mail.server.ts";

type Enquiry = Pick<Submission, "id" | "body" | "createdAt">;

/** What the form adds to a body by itself. */
const added = ["formType", "formId", "timestamp"];
const labels = new Map(Object.entries(contactForm.fields).map(([field, { label }]) => [field, label]));
const choices = new Map(
  Object.entries({ project: projectOptions, budget: budgetOptions }).map(([field, options]) => [
    field,
    new Map(options.map(({ value, label }) => [value as string, label as string])),
  ]),
);

const sentAt = new Intl.DateTimeFormat(site.locale, {
  timeZone: site.timeZone,
  weekday: "short",
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "short",
});

/** Tells of an enquiry, with everything the visitor wrote. Answering it reaches the visitor. */
export function noticeMail({ id, body, createdAt }: Enquiry, origin: string): MailContent {
  const written = readable(body);
  const { name = "", email = "", company = "", project = "", budget = "", message = "" } = Object.fromEntries(written);
  const who = plainLine(name || email || notice.label, 80);
  const address = mailAddress(email);
  const topic = budget || project || summarise(message, 60);
  const preview = summarise(message, 120);
  const mail = renderMail({
    subject: plainLine(notice.subject([who, company].filter(Boolean).join(", "), topic), 160),
    label: notice.label,
    paint: "pink",
    title: who,
    lead: [company, [project, budget].filter(Boolean).join(", ")].filter(Boolean).map(asSentence).join(" "),
    preview,
    parts: [
      ...(message ? [quoteOf(message)] : []),
      { kind: "facts", facts: factsOf(written, createdAt, address) },
      { kind: "button", label: notice.open, href: `${origin}/desk/enquiries/${encodeURIComponent(id)}` },
      { kind: "paragraph", text: address ? notice.answer(who) : notice.noAnswer },
    ],
    reason: notice.reason,
  });
  return address ? { ...mail, replyTo: { name, address } } : mail;
}

/** The fields that the visitor filled in, choices as the form words them. */
function readable(body: Submission["body"]): [string, string][] {
  return Object.entries(body)
    .filter(([field, value]) => !added.includes(field) && value.trim())
    .map(([field, value]) => [field, plainText(choices.get(field)?.get(value) ?? value)]);
}

function quoteOf(text: string): Part {
  return { kind: "quote", label: contactForm.fields.message.label, text };
}

/** A field that the form no longer has is shown under its own name. */
function factsOf(written: [string, string][], createdAt: string, address: string | undefined): Fact[] {
  const facts = written
    .filter(([field]) => field !== "message")
    .map(([field, value]) => ({
      label: labels.get(field) ?? field,
      value,
      ...(field === "email" && address && { href: mailto(address) }),
    }));
  return [...facts, { label: notice.sent, value: sentAt.format(new Date(createdAt)) }];
}

function mailto(address: string) {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

function asSentence(text: string) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
