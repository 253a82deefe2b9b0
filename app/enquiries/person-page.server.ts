import { choiceLabel } from "#app/content/contact-form.ts";
import { deliveryStateWords } from "#app/content/desk/delivery-words.ts";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import { stateWords } from "#app/content/desk/enquiry-states.ts";
import { personWords as words } from "#app/content/desk/persons.ts";
import type { Delivery } from "#app/data/deliveries.server.ts";
import type { Operator } from "#app/data/operators.server.ts";
import { readColleagues } from "./colleagues.server.ts";
import { countStored } from "./count-stored.server.ts";
import { type Person, readPerson } from "./person.server.ts";
import { enquiryTimeline } from "./timeline.server.ts";
import { longTime } from "./when.ts";

/** The page shows the latest ones only; the export has all. */
const MAX_SHOWN_ENQUIRIES = 50;

export type PersonSummary = NonNullable<Awaited<ReturnType<typeof readPersonSummary>>>;

/** Everything stored about an address, in the words of the person's page; null if nothing is stored. */
export async function readPersonSummary(email: string, operator: Operator, now: number) {
  const person = await readPerson(email, MAX_SHOWN_ENQUIRIES);
  if (person.submissions.length === 0 && person.deliveries.length === 0) return null;
  const { names } = await readColleagues();
  const mails = person.deliveries.filter(({ recipient }) => recipient?.toLowerCase() === person.email);
  const counts = await countStored(person.email, mails);
  return {
    email: person.email,
    name: person.enquiries.find(({ name }) => name)?.name ?? person.email,
    counts,
    all: counts.enquiries + counts.signUps,
    submissions: person.enquiries.map((enquiry) => describeEnquiry(enquiry, person, { names, operator, now })),
    // Mails to the person that belong to no submission.
    others: person.deliveries
      .filter(({ submissionId }) => !submissionId)
      .map((delivery) => describeDelivery(delivery, now)),
  };
}

type ReadContext = { names: ReadonlyMap<string, string>; operator: Operator; now: number };

function describeEnquiry(enquiry: Person["enquiries"][number], person: Person, { names, operator, now }: ReadContext) {
  const { id, kind, state, page, receivedAt } = enquiry;
  const own = {
    enquiry,
    events: person.events.filter(({ subjectId }) => subjectId === id),
    notes: person.notes.filter(({ enquiryId }) => enquiryId === id),
    deliveries: person.deliveries.filter(({ submissionId }) => submissionId === id),
  };
  const body = person.submissions.find((submission) => submission.id === id)?.body ?? {};
  return {
    id,
    title: words.stored.kinds[kind],
    received: longTime(receivedAt, now),
    state: { mark: state, word: stateWords[state] },
    page,
    message: body.message ?? null,
    fields: Object.entries(body)
      .filter(([field, value]) => field !== "message" && value)
      .map(([field, value]) => ({
        label: words.stored.fields[field] ?? field,
        value: fieldValueText(field, value, now),
      })),
    deliveries: own.deliveries.map((delivery) => describeDelivery(delivery, now)),
    timeline: enquiryTimeline(own, names, operator, now),
  };
}

function fieldValueText(field: string, value: string, now: number): string {
  if (field === "timestamp") return Number.isNaN(Date.parse(value)) ? value : longTime(value, now);
  return choiceLabel(field, value);
}

function describeDelivery({ id, kind, state, attempts, createdAt }: Delivery, now: number) {
  return {
    id,
    label: enquiryPage.deliveries[kind],
    words: deliveryStateWords[state](attempts),
    time: longTime(createdAt, now),
  };
}
