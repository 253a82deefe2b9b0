/** What became of one attempt, on any channel. */
export type Outcome =
  | { kind: "sent" }
  /** Can be tried again. */
  | { kind: "failed"; reason: string; retryAfterMs?: number; retryWithinMs?: number }
  /** The receiver will never take it. */
  | { kind: "rejected"; reason: string }
  /** There is nothing to send any more. */
  | { kind: "cancelled"; reason: string }
  /** It may have arrived. */
  | { kind: "timeout" };
