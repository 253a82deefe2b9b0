/** A field that no visitor sees. */
export const HONEYPOT = "leave_empty";

/** Milliseconds since the page began, told by the browser. */
export const ELAPSED = "elapsed";

/** Less than anybody needs, even with autofill. */
export const FASTEST_VISITOR_MS = 300;

/** A missing or absurd time is no sign of a bot: there may be no JavaScript, or the page was open for a day. */
export function isBot(fields: ReadonlyMap<string, string>): boolean {
  if (fields.get(HONEYPOT)) return true;
  const elapsed = fields.get(ELAPSED) ?? "";
  return /^\d+(\.\d+)?$/.test(elapsed) && Number(elapsed) < FASTEST_VISITOR_MS;
}
