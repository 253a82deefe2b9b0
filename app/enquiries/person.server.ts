import { type Delivery, deliveriesOfSubmissions } from "#app/data/deliveries.server.ts";
import { type Enquiry, enquiriesOfPerson } from "#app/data/enquiries.server.ts";
import { eventsOfSubject, type LoggedEvent } from "#app/data/events.server.ts";
import { type Note, notesOfEnquiriesWithRemoved } from "#app/data/notes.server.ts";
import { readByIds } from "#app/data/private-rows.server.ts";
import { type Submission, submissionsById } from "#app/data/submissions.server.ts";
import { deliveriesToVisitor } from "#app/data/visitor-deliveries.server.ts";
import { addMissingEnquiries } from "./take-in.server.ts";

/** Everything that the site stores about an address. */
export type Person = {
  email: string;
  submissions: Submission[];
  enquiries: Enquiry[];
  notes: Note[];
  deliveries: Delivery[];
  events: LoggedEvent[];
};

/** More than anybody sends. An erasure repeats until none is left; an export asks for all at once. */
const MAX_ENQUIRIES_PER_READ = 1_000;
/** Below the number of rows that any store returns at once. */
const READ_BATCH_SIZE = 500;
const LOOK_BACK_MS = 60 * 60_000;

export async function readPerson(address: string, most = MAX_ENQUIRIES_PER_READ): Promise<Person> {
  const email = address.trim().toLowerCase();
  // A submission of the last minute may not have its enquiry yet.
  await addMissingEnquiries(new Date(Date.now() - LOOK_BACK_MS).toISOString());
  const enquiries = await readEnquiries(email, most);
  const ids = enquiries.map(({ id }) => id);
  const [submissions, notes, queued, sentTo, events] = await Promise.all([
    submissionsById(ids),
    readByIds(ids, notesOfEnquiriesWithRemoved),
    deliveriesOfSubmissions(ids),
    deliveriesToVisitor(email),
    readByIds(ids, async (batch) => (await Promise.all(batch.map((id) => eventsOfSubject("enquiry", id)))).flat()),
  ]);
  const deliveries = [...new Map([...queued, ...sentTo].map((delivery) => [delivery.id, delivery])).values()];
  return { email, submissions, enquiries, notes, deliveries, events };
}

export async function readEnquiries(email: string, most: number): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  while (found.length < most) {
    const batch = await enquiriesOfPerson(email, Math.min(READ_BATCH_SIZE, most - found.length), found.at(-1));
    if (batch.length === 0) break;
    found.push(...batch);
  }
  return found;
}
