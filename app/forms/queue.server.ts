import { createDeliveries, type Delivery, deliveriesOf, requeueCancelled } from "#app/data/deliveries.server.ts";
import type { Body } from "#app/data/submissions.server.ts";
import { type Clock, claim, claimedAtOnce, isLeased } from "#app/integrations/delivery.server.ts";
import { noticeDelivery } from "#app/integrations/notice-delivery.server.ts";
import { webhookDelivery } from "#app/integrations/webhook-delivery.server.ts";

export type Destinations = {
  /** Whether a webhook is set up. */
  hasWebhook: boolean;
  /** Who is told by e-mail. */
  notify?: string;
};

/**
 * Queues a submission's deliveries, those that are not queued yet. Returns the webhook's, claimed, if this request must
 * attempt it.
 */
export async function queueDeliveries(
  id: string,
  body: Body,
  { hasWebhook, notify }: Destinations,
  clock: Clock,
  delayMs = 0,
): Promise<Delivery | null> {
  const now = clock.now();
  const planned = [
    ...(hasWebhook ? [{ ...webhookDelivery(id, iso(now)), ...claimedAtOnce(now) }] : []),
    ...(notify ? [{ ...noticeDelivery(id, body, notify, iso(now)), nextAttemptAt: iso(now + delayMs) }] : []),
  ];
  const created = await createDeliveries(planned);
  const isOurs = ({ kind }: Delivery) => kind === "submission";
  if (created.length === planned.length) return created.find(isOurs) ?? null;
  // An earlier try ended before its submission was stored.
  await requeueCancelled(id, iso(now));
  const webhook = (await deliveriesOf([id])).find(isOurs);
  return webhook && webhook.state !== "sent" && !isLeased(webhook, now) ? claim(webhook, clock) : null;
}

function iso(ms: number) {
  return new Date(ms).toISOString();
}
