import { randomUUID } from "node:crypto";
import { currentEnv } from "#app/config/current-env.server.ts";
import { contactForm } from "#app/content/contact-form.ts";
import { deliveryStateWords } from "#app/content/desk/delivery-words.ts";
import { enquiryList } from "#app/content/desk/enquiries.ts";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import { stateWords } from "#app/content/desk/enquiry-states.ts";
import { SPAM_KEPT_DAYS } from "#app/content/retention.ts";
import { type Delivery, deliveriesOfSubmissions } from "#app/data/deliveries.server.ts";
import { type Enquiry, enquiriesOfPerson, getEnquiry } from "#app/data/enquiries.server.ts";
import { countEnquiries, listEnquiries } from "#app/data/enquiry-views.server.ts";
import { eventsOfSubject } from "#app/data/events.server.ts";
import { notesOfEnquiries } from "#app/data/notes.server.ts";
import type { Operator } from "#app/data/operators.server.ts";
import { getSubmission, type Submission } from "#app/data/submissions.server.ts";
import { mailAddress } from "#app/text/mail-address.ts";
import { plainLine } from "#app/text/plain-text.ts";
import { readColleagues } from "./colleagues.server.ts";
import { subtitleOf } from "./list.server.ts";
import { choiceLabel } from "./texts.ts";
import { timelineOf } from "./timeline.server.ts";
import type { EnquiryView } from "./view.ts";
import { viewSearch } from "./view.ts";
import { filterOf, RAPID } from "./view-filter.server.ts";
import { longDay, longTime, shortTime } from "./when.ts";

const DAY_MS = 24 * 60 * 60_000;
const BEFORE = 5;
/** The letters of an earlier enquiry that fit two lines beside this one. */
const MAX_EARLIER = 80;

/** Everything the page of one enquiry shows; null if there is none. */
export async function readEnquiry(id: string, view: EnquiryView, operator: Operator, now: number) {
  const [enquiry, submission] = await Promise.all([getEnquiry(id), getSubmission(id)]);
  if (!enquiry || !submission) return null;
  const [{ names, active }, events, notes, deliveries, earlier, place] = await Promise.all([
    readColleagues(),
    eventsOfSubject("enquiry", id),
    notesOfEnquiries([id]),
    deliveriesOfSubmissions([id]),
    enquiriesOfPerson(enquiry.email, BEFORE + 1),
    readPlace(enquiry, view, operator.id, now),
  ]);
  const { version, state, kind, name, email, company, assigneeId, dueAt, page, receivedAt } = enquiry;
  return {
    ...{ id, version, state, kind, company, assigneeId, dueAt, page, email, now },
    name: name || email || stateWords.new,
    subtitle: subtitleOf(enquiry),
    message: submission.body.message ?? null,
    received: longTime(receivedAt, now),
    facts: [...factsOf(submission), ...factsAbout(enquiry, now)],
    deliveries: deliveries.map((delivery) => describe(delivery)),
    timeline: timelineOf({ enquiry, events, notes, deliveries }, names, operator, now),
    before: earlier
      .filter((other) => other.id !== id)
      .slice(0, BEFORE)
      .map((other) => toEarlier(other, now)),
    colleagues: active,
    place,
    reply: kind === "enquiry" ? replyOf(enquiry, operator) : null,
    noteId: randomUUID(),
    hasWebhook: Boolean(currentEnv().WEBHOOK_URL),
  };
}

export type EnquiryDetails = NonNullable<Awaited<ReturnType<typeof readEnquiry>>>;

/** Where it stands in the view that it was opened from. */
async function readPlace(enquiry: Enquiry, view: EnquiryView, operatorId: string, now: number) {
  const filter = filterOf({ ...view, form: view.form || formOf(enquiry) }, operatorId, now);
  const { sort } = view;
  const [[previous], [next], earlier, total] = await Promise.all([
    listEnquiries(filter, { sort, limit: 1, before: enquiry }),
    listEnquiries(filter, { sort, limit: 1, after: enquiry }),
    countEnquiries(filter, { sort, before: enquiry }),
    countEnquiries(filter),
  ]);
  const search = viewSearch(view);
  const to = (other: Enquiry | undefined) => (other ? `/desk/enquiries/${other.id}${search}` : null);
  // Null once the enquiry no longer matches the view, for example after a change of its state.
  const position = filter.states.includes(enquiry.state) && earlier < total ? earlier + 1 : null;
  return { back: `/desk/enquiries${search}`, previous: to(previous), next: to(next), position, total };
}

function formOf({ kind }: Enquiry): EnquiryView["form"] {
  return kind === "enquiry" ? "" : kind;
}

/** What was filled in besides the message, in the order of the form. */
function factsOf({ body }: Submission) {
  const { fields } = contactForm;
  const labels: Record<string, string> = Object.fromEntries(
    Object.entries(fields).map(([field, { label }]) => [field, label]),
  );
  return Object.entries(body)
    .filter(([field, value]) => !["formType", "formId", "timestamp", "name", "message"].includes(field) && value)
    .map(([field, value]) => ({
      field,
      label: labels[field] ?? field,
      value: field === "project" || field === "budget" ? choiceLabel(field, value) : value,
      address: field === "email" ? (mailAddress(value) ?? null) : null,
    }));
}

/** Which form it came from, and when it goes by itself. */
function factsAbout(enquiry: Enquiry, now: number) {
  const { facts } = enquiryPage;
  const form = formOf(enquiry) || (enquiry.page === RAPID ? "rapid" : "contact");
  const formLabel = enquiryList.tools.form.options.find(({ value }) => value === form)?.label ?? form;
  const leavesAt = leavesOn(enquiry, currentEnv().RETAIN_DAYS);
  return [
    { field: "form", label: facts.form, value: formLabel, address: null },
    ...(leavesAt ? [{ field: "leaves", label: facts.leaves, value: longDay(leavesAt, now), address: null }] : []),
  ];
}

/** The earlier of the two rules that may apply; null where neither does. */
function leavesOn({ receivedAt, spamSince }: Enquiry, retainDays: number | undefined): string | null {
  const after = (from: string, days: number) => Date.parse(from) + days * DAY_MS;
  const ends = [
    ...(spamSince ? [after(spamSince, SPAM_KEPT_DAYS)] : []),
    ...(retainDays ? [after(receivedAt, retainDays)] : []),
  ];
  return ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null;
}

function describe({ id, kind, state, attempts, lastError }: Delivery) {
  const isTrouble = state === "failed" || state === "given_up" || (state === "cancelled" && kind === "reply");
  return {
    ...{ id, kind, state },
    label: enquiryPage.deliveries[kind],
    words: deliveryStateWords[state](attempts),
    error: isTrouble ? lastError : null,
  };
}

function toEarlier({ id, excerpt, receivedAt, state }: Enquiry, now: number) {
  return {
    to: `/desk/enquiries/${id}`,
    words: plainLine(excerpt, MAX_EARLIER) || enquiryPage.before.untitled,
    about: `${shortTime(receivedAt, now)}, ${stateWords[state]}`,
  };
}

function replyOf(enquiry: Enquiry, { name }: Operator) {
  const { SMTP_URL, MAIL_FROM } = currentEnv();
  const words = enquiryPage.reply;
  return {
    id: randomUUID(),
    to: mailAddress(enquiry.email) ?? null,
    subject: words.defaultSubject(choiceLabel("project", enquiry.project)),
    text: `${words.greeting(enquiry.name.split(" ")[0] ?? "")}\n\n\n\n${name}`,
    mailbox: SMTP_URL && MAIL_FROM ? (/<(.+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM) : null,
  };
}
