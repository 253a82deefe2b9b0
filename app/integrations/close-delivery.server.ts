import { cancelDelivery } from "#app/data/stuck-deliveries.server.ts";
import { mirrorToSubmission } from "./delivery.server.ts";

/** Ends a delivery that is no longer to be sent. False while it is being sent, or if it is over. */
export async function closeDelivery(id: string, now: number): Promise<boolean> {
  const cancelled = await cancelDelivery(id, "cancelled by an operator", now);
  if (cancelled?.row) await mirrorToSubmission(cancelled.row);
  return cancelled !== null;
}
