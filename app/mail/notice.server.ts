import { choiceLabel, contactForm } from "#app/content/contact-form.ts";
import { noticeWords } from "#app/content/mails.ts";
import { site } from "#app/content/site.ts";
import type { Submission } from "#app/data/submissions.server.ts";
import { sentValues } from "#app/lib/form-protocol.ts";
import { mailAddress } from "#app/text/mail-address.ts";
import { plainLine, plainText } from "#app/text/plain-text.ts";
import { summarise } from "#app/text/summary.ts";
import type { LetterDetail, LetterPart } from "./letter.ts";
import type { MailContent } from "./mail-content.ts";
import { renderMail } from "./render-mail.server.ts";

type EnquirySubmission = Pick<Submission, "id" | "body" | "createdAt">;

const fieldLabels = new Map(Object.entries(contactForm.fields).map(([field, { label }]) => [field, label]));

const sentAtFormat = new Intl.DateTimeFormat(site.locale, {
  timeZone: site.timeZone,
  weekday: "short",
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "short",
});

/** The mail that tells the agency of an enquiry, with everything that the visitor wrote. Answering it writes to the visitor. */
export function noticeMail({ id, body, createdAt }: EnquirySubmission, origin: string): MailContent {
  const written = readableFields(body);
  const { name = "", email = "", company = "", project = "", budget = "", message = "" } = Object.fromEntries(written);
  const who = plainLine(name || email || noticeWords.label, 80);
  const address = mailAddress(email);
  const topic = budget || project || summarise(message, 60);
  const preview = summarise(message, 120);
  const mail = renderMail({
    subject: plainLine(noticeWords.subject([who, company].filter(Boolean).join(", "), topic), 160),
    label: noticeWords.label,
    paint: "pink",
    title: who,
    lead: [company, [project, budget].filter(Boolean).join(", ")].filter(Boolean).map(asSentence).join(" "),
    preview,
    parts: [
      ...(message ? [messageQuote(message)] : []),
      { kind: "details", details: letterDetails(written, createdAt, address) },
      { kind: "button", label: noticeWords.open, href: `${origin}/desk/enquiries/${encodeURIComponent(id)}` },
      { kind: "paragraph", text: address ? noticeWords.answer(who) : noticeWords.noAnswer },
    ],
    reason: noticeWords.reason,
  });
  return address ? { ...mail, replyTo: { name, address } } : mail;
}

/** The fields that the visitor filled in, with choices in the form's words. */
function readableFields(body: Submission["body"]): [string, string][] {
  return sentValues(body)
    .filter(([, value]) => value.trim())
    .map(([field, value]) => [field, plainText(choiceLabel(field, value))]);
}

function messageQuote(text: string): LetterPart {
  return { kind: "quote", label: contactForm.fields.message.label, text };
}

/** All fields but the message, and the time of sending. A field that the contact form does not have keeps its own name as label. */
function letterDetails(written: [string, string][], createdAt: string, address: string | undefined): LetterDetail[] {
  const details = written
    .filter(([field]) => field !== "message")
    .map(([field, value]) => ({
      label: fieldLabels.get(field) ?? field,
      value,
      ...(field === "email" && address && { href: mailtoLink(address) }),
    }));
  return [...details, { label: noticeWords.sent, value: sentAtFormat.format(new Date(createdAt)) }];
}

function mailtoLink(address: string) {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

function asSentence(text: string) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
