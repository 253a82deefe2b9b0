import { stateWords } from "#app/content/desk/enquiry-states.ts";
import { type Enquiry, getEnquiries } from "#app/data/enquiries.server.ts";
import { listEnquiries } from "#app/data/enquiry-views.server.ts";
import { recordEvents } from "#app/data/events.server.ts";
import { submissionsById } from "#app/data/submissions.server.ts";
import { BYTE_ORDER_MARK, csvLine } from "#app/text/csv.ts";
import type { Actor } from "./changes.server.ts";
import { readColleagues } from "./colleagues.server.ts";
import type { EnquiryView } from "./view.ts";
import { filterOf } from "./view-filter.server.ts";

/** Held in memory at once. */
const READ_BATCH = 200;

/** Some enquiries, or everything that a view matches, as spreadsheets read them: `fields` in full, with whole texts. */
export async function* exportEnquiries(
  actor: Actor,
  what: { ids: string[] } | { view: EnquiryView },
  now: number,
  fields: readonly string[],
): AsyncGenerator<string> {
  const { names } = await readColleagues();
  const head = ["id", "form", "page", "state", "with", "received", "due", "first answered", ...fields];
  yield BYTE_ORDER_MARK + csvLine(head);
  for await (const page of "ids" in what ? chosenPages(what.ids) : viewPages(what.view, actor.id, now)) {
    // Before they leave: who has a copy is known, whatever becomes of the file.
    const event = { operatorId: actor.id, action: "exported", subjectKind: "enquiry" };
    await recordEvents(page.map(({ id }) => ({ ...event, subjectId: id })));
    yield await linesOf(page, names, fields);
  }
}

async function* chosenPages(ids: string[]): AsyncGenerator<Enquiry[]> {
  for (let from = 0; from < ids.length; from += READ_BATCH)
    yield await getEnquiries(ids.slice(from, from + READ_BATCH));
}

async function* viewPages(view: EnquiryView, operatorId: string, now: number): AsyncGenerator<Enquiry[]> {
  const filter = filterOf(view, operatorId, now);
  for (let after: Enquiry | undefined; ; ) {
    const page: Enquiry[] = await listEnquiries(filter, { sort: view.sort, limit: READ_BATCH, after });
    after = page.at(-1);
    if (!after) return;
    yield page;
  }
}

async function linesOf(enquiries: Enquiry[], names: ReadonlyMap<string, string>, fields: readonly string[]) {
  const bodies = new Map((await submissionsById(enquiries.map(({ id }) => id))).map(({ id, body }) => [id, body]));
  const lines = enquiries.map(({ id, formId, page, state, assigneeId, receivedAt, dueAt, firstAnsweredAt }) => {
    const body = bodies.get(id) ?? {};
    const about = [id, formId, page, stateWords[state], names.get(assigneeId ?? "") ?? ""];
    const times = [receivedAt, dueAt, firstAnsweredAt];
    return csvLine([...about, ...times, ...fields.map((name) => body[name] ?? "")]);
  });
  return lines.join("");
}
