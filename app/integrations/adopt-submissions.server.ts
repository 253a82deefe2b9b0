import { log } from "#app/config/log.server.ts";
import {
  changeDelivery,
  createDeliveries,
  type Delivery,
  type DeliveryState,
  deliveriesOfSubmissions,
  type NewDelivery,
} from "#app/data/deliveries.server.ts";
import { listSubmissionHeaders, type SubmissionHeader, type SubmissionState } from "#app/data/submissions.server.ts";
import { webhookDelivery } from "./webhook-delivery.server.ts";

const deliveryStates: Partial<Record<SubmissionState, DeliveryState>> = {
  received: "waiting",
  delivered: "sent",
  failed: "failed",
  undeliverable: "given_up",
};

/**
 * Creates the missing webhook deliveries of submissions that the version before the outbox took in, and marks deliveries as sent
 * that it sent while it was started again. Runs at every start.
 */
export async function adoptSubmissions(): Promise<void> {
  let adopted = 0;
  for await (const batch of listSubmissionHeaders()) {
    const queued = batch.filter(wasQueued);
    const existing = new Map(
      (await deliveriesOfSubmissions(queued.map(({ id }) => id))).filter(isWebhookDelivery).map(entryBySubmission),
    );
    const missing = queued.filter(({ id }) => !existing.has(id)).map(toDelivery);
    adopted += (await createDeliveries(missing)).length;
    for (const { id, state, deliveredAt } of queued) {
      const delivery = existing.get(id);
      if (state === "delivered" && delivery && (delivery.state === "waiting" || delivery.state === "failed"))
        await changeDelivery(delivery, { state: "sent", nextAttemptAt: null, leasedUntil: null, sentAt: deliveredAt });
    }
  }
  if (adopted > 0) log.info({ adopted }, "the outbox has taken over earlier submissions");
}

/** Without a webhook, the version before the outbox called a submission delivered after no attempt at all. */
function wasQueued({ state, attempts, nextAttemptAt }: SubmissionHeader): boolean {
  if (state === "received") return nextAttemptAt !== null;
  return state !== "spam" && attempts > 0;
}

function toDelivery(row: SubmissionHeader): NewDelivery {
  const { id, state, attempts, nextAttemptAt, lastError, createdAt, deliveredAt } = row;
  return {
    ...webhookDelivery(id, createdAt),
    ...{ state: deliveryStates[state], attempts, nextAttemptAt, lastError, sentAt: deliveredAt },
  };
}

function isWebhookDelivery({ kind }: Delivery) {
  return kind === "submission";
}

function entryBySubmission(delivery: Delivery): [string, Delivery] {
  return [delivery.submissionId ?? "", delivery];
}
