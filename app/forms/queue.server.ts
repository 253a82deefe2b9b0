import {
  changeDelivery,
  createDeliveries,
  type Delivery,
  deliveriesOfSubmissions,
  requeueForRepeatedPost,
} from "#app/data/deliveries.server.ts";
import type { SubmissionBody } from "#app/data/submissions.server.ts";
import { claim, claimedAtOnce, isLeased, type Sources } from "#app/integrations/delivery.server.ts";
import { inNoticeOrder, noticeDelivery, tellsOf } from "#app/integrations/notice-delivery.server.ts";
import { webhookDelivery } from "#app/integrations/webhook-delivery.server.ts";

export type Destinations = {
  /** Whether a webhook is set up. */
  hasWebhook: boolean;
  /** Who is told by e-mail. */
  notify?: string;
};

const NEWER_TEXT = "the visitor has sent a newer text";

/**
 * Queues a submission's deliveries, those that are not queued yet. Returns the webhook's, claimed, if this request must
 * attempt it.
 */
export async function queueAndClaim(
  id: string,
  body: SubmissionBody,
  { hasWebhook, notify }: Destinations,
  sources: Sources,
  delayMs = 0,
): Promise<Delivery | null> {
  const now = sources.now();
  const planned = [
    ...(hasWebhook ? [{ ...webhookDelivery(id, iso(now)), ...claimedAtOnce(now) }] : []),
    ...(notify ? [{ ...noticeDelivery(id, body, notify, iso(now)), nextAttemptAt: iso(now + delayMs) }] : []),
  ];
  const created = await createDeliveries(planned);
  const isOurs = ({ kind }: Delivery) => kind === "submission";
  if (created.length === planned.length) return created.find(isOurs) ?? null;
  // An earlier try ended before its submission was stored.
  await requeueForRepeatedPost(id, iso(now + delayMs));
  if (notify) await queueNotice(id, body, notify, now, delayMs);
  const webhook = (await deliveriesOfSubmissions([id])).find(isOurs);
  return webhook && webhook.state !== "sent" && !isLeased(webhook, now) ? claim(webhook, sources) : null;
}

/**
 * Sees to it that the last notice of a submission tells this text, and cancels others that were not sent. Queues first: an
 * interruption leaves one too many rather than none.
 */
export async function queueNotice(
  id: string,
  body: SubmissionBody,
  notify: string,
  now: number,
  delayMs = 0,
): Promise<void> {
  const notices = inNoticeOrder((await deliveriesOfSubmissions([id])).filter(({ kind }) => kind === "notice"));
  const last = notices.at(-1);
  const told = last && last.state !== "cancelled" && tellsOf(last, body) ? last : null;
  if (!told) {
    const notice = noticeDelivery(id, body, notify, iso(now), notices.length);
    await createDeliveries([{ ...notice, nextAttemptAt: iso(now + delayMs) }]);
  }
  const cancelled = { state: "cancelled", nextAttemptAt: null, leasedUntil: null, lastError: NEWER_TEXT } as const;
  for (const notice of notices)
    if (notice !== told && (notice.state === "waiting" || notice.state === "failed"))
      await changeDelivery(notice, cancelled);
}

function iso(ms: number) {
  return new Date(ms).toISOString();
}
