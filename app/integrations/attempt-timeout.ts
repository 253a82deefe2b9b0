/** On every channel. Long enough for a receiver that does its work before it answers. */
export const ATTEMPT_TIMEOUT_MS = 25_000;
