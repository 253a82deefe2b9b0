import { ELAPSED_FIELD, HONEYPOT_FIELD } from "#app/lib/form-protocol.ts";

/** A person needs longer to fill in and send a form, even with autofill. */
const MIN_HUMAN_MS = 300;

/** A missing or implausible time proves nothing: JavaScript may be off, or the page may have been open for a day. */
export function isBot(fields: ReadonlyMap<string, string>): boolean {
  if (fields.get(HONEYPOT_FIELD)) return true;
  const elapsed = fields.get(ELAPSED_FIELD) ?? "";
  return /^\d+(\.\d+)?$/.test(elapsed) && Number(elapsed) < MIN_HUMAN_MS;
}
