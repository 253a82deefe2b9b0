import { stateWords } from "#app/content/desk/enquiry-states.ts";
import type { Enquiry } from "#app/data/enquiries.server.ts";
import { submissionsById } from "#app/data/submissions.server.ts";
import { csvLine } from "#app/text/csv.ts";

const fields = [
  ...["name", "email", "company", "project", "budget", "message"],
  ...["source", "categories", "tags", "style"],
] as const;

/** Enquiries as spreadsheets read them, whole texts included. */
export async function exportCsv(enquiries: Enquiry[], names: ReadonlyMap<string, string>): Promise<string> {
  const bodies = new Map((await submissionsById(enquiries.map(({ id }) => id))).map(({ id, body }) => [id, body]));
  const lines = enquiries.map(({ id, formId, page, state, assigneeId, receivedAt, dueAt, firstAnsweredAt }) => {
    const body = bodies.get(id) ?? {};
    const about = [id, formId, page, stateWords[state], names.get(assigneeId ?? "") ?? ""];
    const times = [receivedAt, dueAt, firstAnsweredAt];
    return csvLine([...about, ...times, ...fields.map((name) => body[name] ?? "")]);
  });
  const head = ["id", "form", "page", "state", "with", "received", "due", "first answered", ...fields];
  // Spreadsheets take a file without the mark for Latin-1.
  return `\ufeff${csvLine(head)}${lines.join("")}`;
}
