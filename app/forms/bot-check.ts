import { ELAPSED, HONEYPOT } from "#app/lib/form-protocol.ts";

/** Less than anybody needs, even with autofill. */
const FASTEST_VISITOR_MS = 300;

/** A missing or absurd time is no sign of a bot: there may be no JavaScript, or the page was open for a day. */
export function isBot(fields: ReadonlyMap<string, string>): boolean {
  if (fields.get(HONEYPOT)) return true;
  const elapsed = fields.get(ELAPSED) ?? "";
  return /^\d+(\.\d+)?$/.test(elapsed) && Number(elapsed) < FASTEST_VISITOR_MS;
}
