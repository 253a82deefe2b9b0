import { changeDelivery, type Delivery } from "#app/data/deliveries.server.ts";
import { isLeased, mirrorToSubmission } from "./delivery.server.ts";

/**
 * Makes a delivery due, sent ones too: the receiver knows it by its id. Null while it is being sent. Claims compare
 * `attempts`, so it stays; only one that has no attempt left restarts at 0.
 */
export async function makeDue(seen: Delivery, now: number): Promise<Delivery | null> {
  if (isLeased(seen, now)) return null;
  const attempts = seen.state === "failed" || seen.state === "waiting" ? seen.attempts : 0;
  const nextAttemptAt = new Date(now).toISOString();
  const due = await changeDelivery(seen, { state: "waiting", attempts, nextAttemptAt, leasedUntil: null });
  if (due) await mirrorToSubmission(due);
  return due;
}
