import type { NewDelivery } from "#app/data/deliveries.server.ts";

/** The delivery of a submission to the webhook. There is one for each. */
export function webhookDelivery(submissionId: string, createdAt: string): NewDelivery {
  return { key: webhookDeliveryKey(submissionId), submissionId, channel: "webhook", kind: "submission", createdAt };
}

export function webhookDeliveryKey(submissionId: string): string {
  return `webhook:${submissionId}`;
}
