import { BYTE_ORDER_MARK, csvLine } from "#app/text/csv.ts";
import type { Person } from "./person.server.ts";

/** Everything held about a person, as it is stored. */
export function exportJson(person: Person, exportedAt: string): string {
  return `${JSON.stringify({ ...person, exportedAt }, null, 2)}\n`;
}

/** The same with a line for each fact, which any spreadsheet opens. */
export function exportCsv({ submissions, enquiries, notes, deliveries, events }: Person): string {
  const lines = [BYTE_ORDER_MARK + csvLine(["what", "id", "submission", "time", "field", "value"])];
  for (const { id, createdAt, body, formId } of submissions) {
    lines.push(csvLine(["submission", id, id, createdAt, "formId", formId]));
    for (const [field, value] of Object.entries(body))
      lines.push(csvLine(["submission", id, id, createdAt, field, value]));
  }
  for (const { id, receivedAt, ...facts } of enquiries)
    lines.push(...factLines(["enquiry", id, id, receivedAt], facts));
  for (const { id, enquiryId, createdAt, ...facts } of notes)
    lines.push(...factLines(["note", id, enquiryId, createdAt], facts));
  for (const { id, submissionId, createdAt, ...facts } of deliveries)
    lines.push(...factLines(["delivery", id, submissionId, createdAt], facts));
  for (const { id, subjectId, createdAt, ...facts } of events)
    lines.push(...factLines(["event", id, subjectId, createdAt], facts));
  return lines.join("");
}

function factLines(head: (string | null)[], facts: Record<string, unknown>): string[] {
  const given = Object.entries(facts).filter(([, value]) => value !== null && value !== "");
  return given.map(([field, value]) => csvLine([...head, field, asText(value)]));
}

function asText(value: unknown): string | number {
  if (typeof value === "string" || typeof value === "number") return value;
  return JSON.stringify(value);
}
