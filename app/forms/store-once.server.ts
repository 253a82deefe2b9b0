import { changeDelivery, type Delivery, findDeliveryByKey } from "#app/data/deliveries.server.ts";
import {
  changeSubmission,
  createSubmission,
  getSubmission,
  type Submission,
  type SubmissionBody,
} from "#app/data/submissions.server.ts";
import { takeOutOfSpam } from "#app/enquiries/spam.server.ts";
import { addToDesk, refreshListTexts } from "#app/enquiries/take-in.server.ts";
import { type ClockAndRandom, claimDelivery, isLeased } from "#app/integrations/delivery.server.ts";
import { contentKey } from "#app/integrations/notice-delivery.server.ts";
import { webhookDeliveryKey } from "#app/integrations/webhook-delivery.server.ts";
import { type Destinations, queueAndClaim, queueNotice } from "./queue.server.ts";
import type { RowIds } from "./row-ids.server.ts";

/** How long to wait for another request's attempt. Shorter than a visitor waits, to leave time for storing. */
const IDLE_WAIT_MS = 6_000;
const POLL_MS = 200;
/** Delays the notice until the submission is no longer spam: before that, the worker would cancel it. */
const NOT_SPAM_DELAY_MS = 60_000;

export type PostToStore = Destinations & {
  /**
   * Finds the ids of the row. With `content`, the key of the body, those of a second row, for when the first can no longer take
   * this body: it was sent, is being sent or is spam.
   */
  findIds: (content?: string) => Promise<RowIds>;
  formType: string;
  formId: string;
  body: SubmissionBody;
  /** Path of the page that sent the post; empty if unknown. */
  page: string;
  isSpam: boolean;
};
export type Timing = ClockAndRandom & { wait: (ms: number) => Promise<unknown> };

/**
 * Stores a post and queues its deliveries once, however often it is sent. Returns the webhook's delivery if this request
 * must attempt it, else null.
 */
export async function storeOnce(post: PostToStore, timing: Timing): Promise<Delivery | null> {
  for (const content of [undefined, contentKey(post.body)]) {
    const ids = await post.findIds(content);
    const created = (await getSubmission(ids.id)) ? null : await storeNewSubmission(ids, post, timing);
    if (created) return created.attempt;
    const resumed = await resumeExisting(ids, post, timing);
    if (resumed !== "different content") return resumed;
  }
  throw new Error("two submissions have the same id and different content");
}

/**
 * Queues before it stores: a crash in between leaves deliveries without a submission, which are never sent, rather than an
 * enquiry that nobody hears of. Null if another request has stored the id meanwhile.
 */
async function storeNewSubmission(
  ids: RowIds,
  post: PostToStore,
  timing: Timing,
): Promise<{ attempt: Delivery | null } | null> {
  const { id } = ids;
  const { formType, formId, body, isSpam } = post;
  const createdAt = new Date(timing.now()).toISOString();
  const attempt = isSpam ? null : await queueAndClaim(ids, body, post, timing);
  const state = isSpam ? "spam" : "received";
  const created = await createSubmission({ id, formType, formId, body, createdAt, state, ...mirroredColumns(attempt) });
  if (!created && attempt) await changeDelivery(attempt, { leasedUntil: null, nextAttemptAt: createdAt });
  if (created) await addToDesk(created, post.page);
  return created && { attempt };
}

/** Claims an unsent delivery for another attempt, with the latest content. Does not touch a finished delivery. */
async function resumeExisting(
  ids: RowIds,
  post: PostToStore,
  timing: Timing,
): Promise<Delivery | null | "different content"> {
  const { id } = ids;
  for (;;) {
    const { seen, webhook } = await waitUntilIdle(id, timing);
    const isSame = contentKey(seen.body) === contentKey(post.body);
    const finished = isSame ? null : "different content";
    if (post.isSpam) return finished;
    if (seen.state === "spam") {
      if (!isSame) return finished;
      return releaseSpam(seen, ids, post, timing);
    }
    const isOpen = webhook && webhook.state !== "sent" && post.hasWebhook;
    // A delivery that is still being attempted may yet succeed with the content it has.
    const isOurs = isOpen && !isLeased(webhook, timing.now());
    const ours = isOurs ? await claimDelivery(webhook, timing) : null;
    if (isOurs && !ours) continue;
    if (!isSame && !ours) return finished;
    if (!isSame) await replaceBody(seen, post);
    // Also for an unchanged text: the request that stored it may have been interrupted before it queued the notice.
    if (post.notify) await queueNotice(id, post.body, post.notify, timing.now());
    return ours;
  }
}

/** The first post looked like spam; this one does not. */
async function releaseSpam(spam: Submission, ids: RowIds, post: PostToStore, timing: Timing): Promise<Delivery | null> {
  const attempt = await queueAndClaim(ids, post.body, post, timing, NOT_SPAM_DELAY_MS);
  // The submission last: if this is interrupted, the visitor's next try comes here again.
  await takeOutOfSpam(spam.id);
  await changeSubmission(spam, { state: "received", ...mirroredColumns(attempt) });
  return attempt;
}

async function replaceBody(seen: Submission, { body }: PostToStore) {
  if (!(await changeSubmission(seen, { body }))) throw new Error("a submission changed while it was being sent again");
  await refreshListTexts(seen.id);
}

/** The columns that the version before the outbox reads: it retries a submission that has a next attempt. */
function mirroredColumns(attempt: Delivery | null) {
  return attempt && { attempts: attempt.attempts, nextAttemptAt: attempt.leasedUntil };
}

/** Waits until no request is sending the submission, at most `IDLE_WAIT_MS`, and returns its row and its delivery. */
async function waitUntilIdle(id: string, { now, wait }: Timing) {
  // Counts the waits instead of reading the clock, which can jump back.
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    const [seen, webhook] = await Promise.all([getSubmission(id), findDeliveryByKey(webhookDeliveryKey(id))]);
    if (!seen) throw new Error("a submission vanished while it was being sent again");
    if (!webhook || !isLeased(webhook, now()) || waitedMs >= IDLE_WAIT_MS) return { seen, webhook };
    await wait(POLL_MS);
  }
}
