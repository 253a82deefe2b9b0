import { cancelDelivery } from "#app/data/stuck-deliveries.server.ts";
import { mirrorToSubmission } from "./delivery.server.ts";

/** Cancels a delivery. Returns false if it is being sent right now or is already finished. */
export async function closeDelivery(id: string, now: number): Promise<boolean> {
  const cancelled = await cancelDelivery(id, "cancelled by an operator", now);
  if (cancelled?.row) await mirrorToSubmission(cancelled.row);
  return cancelled !== null;
}
