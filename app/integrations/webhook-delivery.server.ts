import type { NewDelivery } from "#app/data/deliveries.server.ts";

/** The delivery of a submission to the webhook. Each submission has only one. */
export function webhookDelivery(submissionId: string, createdAt: string, id?: string): NewDelivery {
  return { id, key: webhookDeliveryKey(submissionId), submissionId, channel: "webhook", kind: "submission", createdAt };
}

export function webhookDeliveryKey(submissionId: string): string {
  return `webhook:${submissionId}`;
}
