import { BYTE_ORDER_MARK, csvLine } from "#app/text/csv.ts";
import type { Person } from "./person.server.ts";

/** Everything stored about a person, as JSON. */
export function exportPersonJson(person: Person, exportedAt: string): string {
  return `${JSON.stringify({ ...person, exportedAt }, null, 2)}\n`;
}

/** The data of `exportPersonJson` as CSV, with one line for each value. */
export function exportPersonCsv({ submissions, enquiries, notes, deliveries, events }: Person): string {
  const lines = [BYTE_ORDER_MARK + csvLine(["what", "id", "submission", "time", "field", "value"])];
  for (const { id, createdAt, body, formId } of submissions) {
    lines.push(csvLine(["submission", id, id, createdAt, "formId", formId]));
    for (const [field, value] of Object.entries(body))
      lines.push(csvLine(["submission", id, id, createdAt, field, value]));
  }
  for (const { id, receivedAt, ...details } of enquiries)
    lines.push(...detailLines(["enquiry", id, id, receivedAt], details));
  for (const { id, enquiryId, createdAt, ...details } of notes)
    lines.push(...detailLines(["note", id, enquiryId, createdAt], details));
  for (const { id, submissionId, createdAt, ...details } of deliveries)
    lines.push(...detailLines(["delivery", id, submissionId, createdAt], details));
  for (const { id, subjectId, createdAt, ...details } of events)
    lines.push(...detailLines(["event", id, subjectId, createdAt], details));
  return lines.join("");
}

function detailLines(head: (string | null)[], details: Record<string, unknown>): string[] {
  const given = Object.entries(details).filter(([, value]) => value !== null && value !== "");
  return given.map(([field, value]) => csvLine([...head, field, cellValue(value)]));
}

function cellValue(value: unknown): string | number {
  if (typeof value === "string" || typeof value === "number") return value;
  return JSON.stringify(value);
}
