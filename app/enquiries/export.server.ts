import { stateWords } from "#app/content/desk/enquiry-states.ts";
import { type Enquiry, getEnquiries } from "#app/data/enquiries.server.ts";
import { listEnquiries } from "#app/data/enquiry-views.server.ts";
import { recordEvents } from "#app/data/events.server.ts";
import { submissionsById } from "#app/data/submissions.server.ts";
import { BYTE_ORDER_MARK, csvLine } from "#app/text/csv.ts";
import type { Actor } from "./changes.server.ts";
import { readColleagues } from "./colleagues.server.ts";
import type { EnquiryView } from "./view.ts";
import { filterOfView } from "./view-filter.server.ts";

/** Enquiries in memory at once. */
const READ_BATCH_SIZE = 200;

/** The chosen enquiries, or all that a view matches, as CSV. `fields` are the columns of the forms' own values, in full. */
export async function* exportEnquiries(
  actor: Actor,
  what: { ids: string[] } | { view: EnquiryView },
  now: number,
  fields: readonly string[],
): AsyncGenerator<string> {
  const { names } = await readColleagues();
  const head = ["id", "form", "page", "state", "with", "received", "due", "first answered", ...fields];
  yield BYTE_ORDER_MARK + csvLine(head);
  for await (const batch of "ids" in what ? chosenBatches(what.ids) : viewBatches(what.view, actor.id, now)) {
    // Recorded before the lines are sent, so that an interrupted download is recorded too.
    const event = { operatorId: actor.id, action: "exported", subjectKind: "enquiry" };
    await recordEvents(batch.map(({ id }) => ({ ...event, subjectId: id })));
    yield await csvLinesOf(batch, names, fields);
  }
}

async function* chosenBatches(ids: string[]): AsyncGenerator<Enquiry[]> {
  for (let from = 0; from < ids.length; from += READ_BATCH_SIZE)
    yield await getEnquiries(ids.slice(from, from + READ_BATCH_SIZE));
}

async function* viewBatches(view: EnquiryView, operatorId: string, now: number): AsyncGenerator<Enquiry[]> {
  const filter = filterOfView(view, operatorId, now);
  for (let after: Enquiry | undefined; ; ) {
    const batch: Enquiry[] = await listEnquiries(filter, { sort: view.sort, limit: READ_BATCH_SIZE, after });
    after = batch.at(-1);
    if (!after) return;
    yield batch;
  }
}

async function csvLinesOf(enquiries: Enquiry[], names: ReadonlyMap<string, string>, fields: readonly string[]) {
  const bodies = new Map((await submissionsById(enquiries.map(({ id }) => id))).map(({ id, body }) => [id, body]));
  const lines = enquiries.map(({ id, formId, page, state, assigneeId, receivedAt, dueAt, firstAnsweredAt }) => {
    const body = bodies.get(id) ?? {};
    const about = [id, formId, page, stateWords[state], names.get(assigneeId ?? "") ?? ""];
    const times = [receivedAt, dueAt, firstAnsweredAt];
    return csvLine([...about, ...times, ...fields.map((name) => body[name] ?? "")]);
  });
  return lines.join("");
}
