import { ELAPSED, HONEYPOT } from "#app/lib/form-protocol.ts";

/** No person fills in and sends a form faster, even with autofill. */
const MIN_HUMAN_MS = 300;

/** A missing or implausible time to fill the form proves no bot: JavaScript may be off, or the page was open for a day. */
export function isBot(fields: ReadonlyMap<string, string>): boolean {
  if (fields.get(HONEYPOT)) return true;
  const elapsed = fields.get(ELAPSED) ?? "";
  return /^\d+(\.\d+)?$/.test(elapsed) && Number(elapsed) < MIN_HUMAN_MS;
}
