import { type Delivery, deliveriesOf } from "#app/data/deliveries.server.ts";
import { type Enquiry, enquiriesOf } from "#app/data/enquiries.server.ts";
import { type Event, eventsOf } from "#app/data/events.server.ts";
import { allNotesOf, type Note } from "#app/data/notes.server.ts";
import { type Submission, submissionsById } from "#app/data/submissions.server.ts";
import { deliveriesTo } from "#app/data/visitor-deliveries.server.ts";
import { completeEnquiries } from "./take-in.server.ts";

/** Everything the site holds about an address. */
export type Person = {
  email: string;
  submissions: Submission[];
  enquiries: Enquiry[];
  notes: Note[];
  deliveries: Delivery[];
  events: Event[];
};

/** More than anybody sends; an address that floods the forms is erased in rounds. The export asks for all. */
const MOST = 1_000;
/** Fewer than any store gives at once. */
const ENQUIRIES_PAGE = 500;
/** The embedded store takes a hundred values in one statement. */
const PAGE = 90;
const LOOK_BACK_MS = 60 * 60_000;

export async function readPerson(address: string, most = MOST): Promise<Person> {
  const email = address.trim().toLowerCase();
  // What came in this minute may not be on the desk yet.
  await completeEnquiries(new Date(Date.now() - LOOK_BACK_MS).toISOString());
  const enquiries = await readEnquiries(email, most);
  const ids = enquiries.map(({ id }) => id);
  const [submissions, notes, queued, sentTo, events] = await Promise.all([
    inPages(ids, submissionsById),
    inPages(ids, allNotesOf),
    inPages(ids, deliveriesOf),
    deliveriesTo(email),
    inPages(ids, async (page) => (await Promise.all(page.map((id) => eventsOf("enquiry", id)))).flat()),
  ]);
  const deliveries = [...new Map([...queued, ...sentTo].map((delivery) => [delivery.id, delivery])).values()];
  return { email, submissions, enquiries, notes, deliveries, events };
}

async function readEnquiries(email: string, most: number): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  while (found.length < most) {
    const page = await enquiriesOf(email, Math.min(ENQUIRIES_PAGE, most - found.length), found.at(-1));
    if (page.length === 0) break;
    found.push(...page);
  }
  return found;
}

async function inPages<T>(ids: string[], read: (page: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let from = 0; from < ids.length; from += PAGE) found.push(...(await read(ids.slice(from, from + PAGE))));
  return found;
}
