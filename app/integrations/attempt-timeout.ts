/** The longest that an attempt may take on any channel: enough for a receiver that does its work before it answers. */
export const ATTEMPT_TIMEOUT_MS = 25_000;
