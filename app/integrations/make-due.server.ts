import { changeDelivery, type Delivery } from "#app/data/deliveries.server.ts";
import { isLeased, mirrorToSubmission } from "./delivery.server.ts";

/**
 * Makes a delivery due now, even a sent one: the receiver recognises a repeat by its id. Null while the delivery is being sent.
 * Claims compare `attempts`, so an open delivery keeps it; a finished one restarts at 0.
 */
export async function makeDeliveryDue(seen: Delivery, now: number): Promise<Delivery | null> {
  if (isLeased(seen, now)) return null;
  const attempts = seen.state === "failed" || seen.state === "waiting" ? seen.attempts : 0;
  const nextAttemptAt = new Date(now).toISOString();
  const due = await changeDelivery(seen, { state: "waiting", attempts, nextAttemptAt, leasedUntil: null });
  if (due) await mirrorToSubmission(due);
  return due;
}
