/** How long spam is kept, counted from when it became spam; `SPAM_KEPT_MS` of the outbox deletes it. */
export const SPAM_KEPT_DAYS = 90;
