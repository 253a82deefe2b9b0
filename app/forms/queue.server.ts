import {
  changeDelivery,
  createDeliveries,
  type Delivery,
  deliveriesOfSubmissions,
  requeueForRepeatedPost,
} from "#app/data/deliveries.server.ts";
import type { SubmissionBody } from "#app/data/submissions.server.ts";
import { type ClockAndRandom, claimDelivery, claimedColumns, isLeased } from "#app/integrations/delivery.server.ts";
import { inNoticeOrder, isNoticeOf, noticeDelivery } from "#app/integrations/notice-delivery.server.ts";
import { webhookDelivery } from "#app/integrations/webhook-delivery.server.ts";
import type { RowIds } from "./row-ids.server.ts";

export type Destinations = {
  /** Whether `WEBHOOK_URL` is set. */
  hasWebhook: boolean;
  /** The address that notices go to. */
  notify?: string;
};

const NEWER_TEXT_REASON = "the visitor has sent a newer text";

/**
 * Queues the deliveries of a submission that are not queued yet. Returns the webhook's delivery, claimed, if this request
 * must attempt it.
 */
export async function queueAndClaim(
  { id, webhookDeliveryId }: RowIds,
  body: SubmissionBody,
  { hasWebhook, notify }: Destinations,
  sources: ClockAndRandom,
  delayMs = 0,
): Promise<Delivery | null> {
  const now = sources.now();
  const planned = [
    ...(hasWebhook ? [{ ...webhookDelivery(id, isoTime(now), webhookDeliveryId), ...claimedColumns(now) }] : []),
    ...(notify ? [{ ...noticeDelivery(id, body, notify, isoTime(now)), nextAttemptAt: isoTime(now + delayMs) }] : []),
  ];
  const created = await createDeliveries(planned);
  const isOurs = ({ kind }: Delivery) => kind === "submission";
  if (created.length === planned.length) return created.find(isOurs) ?? null;
  // An earlier request queued some and ended before it stored the submission.
  await requeueForRepeatedPost(id, isoTime(now + delayMs));
  if (notify) await queueNotice(id, body, notify, now, delayMs);
  const webhook = (await deliveriesOfSubmissions([id])).find(isOurs);
  return webhook && webhook.state !== "sent" && !isLeased(webhook, now) ? claimDelivery(webhook, sources) : null;
}

/**
 * Ensures that the latest notice carries this text and cancels older unsent ones. Queues before it cancels: an
 * interruption leaves one notice too many rather than none.
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
  const told = last && last.state !== "cancelled" && isNoticeOf(last, body) ? last : null;
  if (!told) {
    const notice = noticeDelivery(id, body, notify, isoTime(now), notices.length);
    await createDeliveries([{ ...notice, nextAttemptAt: isoTime(now + delayMs) }]);
  }
  const cancelled = {
    state: "cancelled",
    nextAttemptAt: null,
    leasedUntil: null,
    lastError: NEWER_TEXT_REASON,
  } as const;
  for (const notice of notices)
    if (notice !== told && (notice.state === "waiting" || notice.state === "failed"))
      await changeDelivery(notice, cancelled);
}

function isoTime(ms: number) {
  return new Date(ms).toISOString();
}
