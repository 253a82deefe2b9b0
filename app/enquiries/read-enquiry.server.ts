import { randomUUID } from "node:crypto";
import { currentEnv } from "#app/config/current-env.server.ts";
import { choiceLabel, contactForm } from "#app/content/contact-form.ts";
import { deliveryStateWords } from "#app/content/desk/delivery-words.ts";
import { enquiryList } from "#app/content/desk/enquiries.ts";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import { stateWords } from "#app/content/desk/enquiry-states.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { SPAM_KEPT_DAYS } from "#app/content/retention.ts";
import { type Delivery, deliveriesOfSubmissions } from "#app/data/deliveries.server.ts";
import { type Enquiry, enquiriesOfPerson, getEnquiry } from "#app/data/enquiries.server.ts";
import { countEnquiries, listEnquiries } from "#app/data/enquiry-views.server.ts";
import { eventsOfSubject } from "#app/data/events.server.ts";
import { notesOfEnquiries } from "#app/data/notes.server.ts";
import type { Operator } from "#app/data/operators.server.ts";
import { getSubmission, type Submission } from "#app/data/submissions.server.ts";
import { sentValues } from "#app/lib/form-protocol.ts";
import { mailAddress } from "#app/text/mail-address.ts";
import { plainLine } from "#app/text/plain-text.ts";
import { readColleagues } from "./colleagues.server.ts";
import { enquirySubtitle } from "./list.server.ts";
import { enquiryTimeline } from "./timeline.server.ts";
import type { EnquiryView } from "./view.ts";
import { viewSearch } from "./view.ts";
import { filterOfView } from "./view-filter.server.ts";
import { longDay, longTime, shortTime } from "./when.ts";

const DAY_MS = 24 * 60 * 60_000;
const MAX_EARLIER_ENQUIRIES = 5;
/** Characters of an earlier enquiry: as many as fit two lines beside the present one. */
const MAX_EARLIER_TEXT = 80;

/** Everything that the page of one enquiry shows; null if the enquiry does not exist. */
export async function readEnquiry(id: string, view: EnquiryView, operator: Operator, now: number) {
  const [enquiry, submission] = await Promise.all([getEnquiry(id), getSubmission(id)]);
  if (!enquiry || !submission) return null;
  const [{ names, active, former }, events, notes, deliveries, earlier, place] = await Promise.all([
    readColleagues(),
    eventsOfSubject("enquiry", id),
    notesOfEnquiries([id]),
    deliveriesOfSubmissions([id]),
    enquiriesOfPerson(enquiry.email, MAX_EARLIER_ENQUIRIES + 1),
    readPlaceInView(enquiry, view, operator.id, now),
  ]);
  const { version, state, kind, name, email, company, assigneeId, dueAt, page, receivedAt } = enquiry;
  return {
    ...{ id, version, state, kind, company, assigneeId, dueAt, page, email, now },
    name: name || email || stateWords.new,
    subtitle: enquirySubtitle(enquiry),
    message: submission.body.message ?? null,
    received: longTime(receivedAt, now),
    details: [...submittedDetails(submission), ...originDetails(enquiry, now)],
    deliveries: deliveries.map((delivery) => describeDelivery(delivery)),
    timeline: enquiryTimeline({ enquiry, events, notes, deliveries }, names, operator, now),
    before: earlier
      .filter((other) => other.id !== id)
      .slice(0, MAX_EARLIER_ENQUIRIES)
      .map((other) => toEarlierEnquiry(other, now)),
    colleagues: [...active, ...former.filter((colleague) => colleague.id === enquiry.assigneeId)],
    place,
    reply: kind === "enquiry" ? draftReply(enquiry, operator) : null,
    noteId: randomUUID(),
    hasWebhook: Boolean(currentEnv().WEBHOOK_URL),
  };
}

export type EnquiryPageData = NonNullable<Awaited<ReturnType<typeof readEnquiry>>>;

/** The enquiry's position in the view that it was opened from, with links to its neighbours. */
async function readPlaceInView(enquiry: Enquiry, view: EnquiryView, operatorId: string, now: number) {
  const filter = filterOfView({ ...view, form: view.form || formFilterOf(enquiry) }, operatorId, now);
  const { sort } = view;
  const [[previous], [next], earlier, total, isInView] = await Promise.all([
    listEnquiries(filter, { sort, limit: 1, before: enquiry }),
    listEnquiries(filter, { sort, limit: 1, after: enquiry }),
    countEnquiries(filter, { sort, before: enquiry }),
    countEnquiries(filter),
    countEnquiries({ ...filter, id: enquiry.id }),
  ]);
  const search = viewSearch(view);
  const to = (other: Enquiry | undefined) => (other ? `/desk/enquiries/${other.id}${search}` : null);
  // An enquiry leaves the view when it changes, for example when it is given to somebody.
  const position = isInView ? earlier + 1 : null;
  return { back: `/desk/enquiries${search}`, previous: to(previous), next: to(next), position, total };
}

function formFilterOf({ kind }: Enquiry): EnquiryView["form"] {
  return kind === "enquiry" ? "" : kind;
}

/** The values that the visitor sent besides name and message, in the order of the form. */
function submittedDetails({ body }: Submission) {
  const { fields } = contactForm;
  const labels: Record<string, string> = Object.fromEntries(
    Object.entries(fields).map(([field, { label }]) => [field, label]),
  );
  return sentValues(body)
    .filter(([field, value]) => field !== "name" && field !== "message" && value)
    .map(([field, value]) => ({
      field,
      label: labels[field] ?? field,
      value: choiceLabel(field, value),
      address: field === "email" ? (mailAddress(value) ?? null) : null,
    }));
}

/** The form that the enquiry came from, and the day on which the site will delete it, if it will. */
function originDetails(enquiry: Enquiry, now: number) {
  const { details } = enquiryPage;
  const form = formFilterOf(enquiry) || (enquiry.page === pageLinks.rapid.to ? "rapid" : "contact");
  const formLabel = enquiryList.tools.form.options.find(({ value }) => value === form)?.label ?? form;
  const leavesAt = deletionTime(enquiry, currentEnv().RETAIN_DAYS);
  return [
    { field: "form", label: details.form, value: formLabel, address: null },
    ...(leavesAt ? [{ field: "leaves", label: details.leaves, value: longDay(leavesAt, now), address: null }] : []),
  ];
}

/** When the site deletes the enquiry, as spam or by `RETAIN_DAYS`, whichever comes first; null if neither applies. */
function deletionTime({ receivedAt, spamSince }: Enquiry, retainDays: number | undefined): string | null {
  const after = (from: string, days: number) => Date.parse(from) + days * DAY_MS;
  const ends = [
    ...(spamSince ? [after(spamSince, SPAM_KEPT_DAYS)] : []),
    ...(retainDays ? [after(receivedAt, retainDays)] : []),
  ];
  return ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null;
}

function describeDelivery({ id, kind, state, attempts, lastError }: Delivery) {
  const isTrouble = state === "failed" || state === "given_up" || (state === "cancelled" && kind === "reply");
  return {
    ...{ id, kind, state },
    label: enquiryPage.deliveries[kind],
    words: deliveryStateWords[state](attempts),
    error: isTrouble ? lastError : null,
  };
}

function toEarlierEnquiry({ id, excerpt, receivedAt, state }: Enquiry, now: number) {
  return {
    to: `/desk/enquiries/${id}`,
    words: plainLine(excerpt, MAX_EARLIER_TEXT) || enquiryPage.before.untitled,
    about: `${shortTime(receivedAt, now)}, ${stateWords[state]}`,
  };
}

function draftReply(enquiry: Enquiry, { name }: Operator) {
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
