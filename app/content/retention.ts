/** What the desk says of spam. It is deleted by `SPAM_KEPT_MS` in app/integrations/outbox.server.ts: change both. */
export const SPAM_KEPT_DAYS = 90;
