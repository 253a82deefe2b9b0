/** The outcome of one attempt, on any channel. */
export type Outcome =
  | { kind: "sent" }
  /** The delivery can be tried again. */
  | { kind: "failed"; reason: string; retryAfterMs?: number; retryWithinMs?: number }
  /** The receiver will never take it. */
  | { kind: "rejected"; reason: string }
  /** There is no longer anything to send. */
  | { kind: "cancelled"; reason: string }
  /** No answer in time: the delivery may have arrived. */
  | { kind: "timeout" };
