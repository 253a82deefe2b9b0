import { changeDelivery, type Delivery, findDelivery } from "#app/data/deliveries.server.ts";
import {
  type Body,
  changeSubmission,
  createSubmission,
  getSubmission,
  type Submission,
} from "#app/data/submissions.server.ts";
import { takeOutOfSpam } from "#app/enquiries/spam.server.ts";
import { refreshTexts, takeIn } from "#app/enquiries/take-in.server.ts";
import { claim, isLeased, type Sources } from "#app/integrations/delivery.server.ts";
import { contentKey } from "#app/integrations/notice-delivery.server.ts";
import { webhookDeliveryKey } from "#app/integrations/webhook-delivery.server.ts";
import { type Destinations, queueAndClaim, queueNotice } from "./queue.server.ts";

/** How long to wait for another request's attempt. Of the time that a visitor waits, the rest is for storing. */
const IDLE_WAIT_MS = 6_000;
const POLL_MS = 200;
/** Until the submission is no longer spam, the worker would cancel its notice. */
const NOT_SPAM_DELAY_MS = 60_000;

export type Entry = Destinations & {
  /** The row's id, and a second one for when the first already holds different content. */
  ids: [string, string];
  formType: string;
  formId: string;
  body: Body;
  /** Path of the page it was sent from; empty if unknown. */
  page: string;
  isSpam: boolean;
};
export type Timing = Sources & { wait: (ms: number) => Promise<unknown> };

/**
 * Stores a post and queues its deliveries once, however often it is sent. Returns the webhook's delivery if this request
 * must attempt it, else null.
 */
export async function storeOnce(entry: Entry, timing: Timing): Promise<Delivery | null> {
  for (const id of entry.ids) {
    const created = (await getSubmission(id)) ? null : await create(id, entry, timing);
    if (created) return created.attempt;
    const resumed = await resumeExisting(id, entry, timing);
    if (resumed !== "different content") return resumed;
  }
  throw new Error("two submissions have the same id and different content");
}

/**
 * Queues before it stores: a crash in between leaves deliveries without a submission, which are never sent. The other way
 * round it would leave an enquiry that nobody hears of. Null if another request has stored the id meanwhile.
 */
async function create(id: string, entry: Entry, timing: Timing): Promise<{ attempt: Delivery | null } | null> {
  const { formType, formId, body, isSpam } = entry;
  const createdAt = new Date(timing.now()).toISOString();
  const attempt = isSpam ? null : await queueAndClaim(id, body, entry, timing);
  const state = isSpam ? "spam" : "received";
  const created = await createSubmission({ id, formType, formId, body, createdAt, state, ...mirrored(attempt) });
  if (!created && attempt) await changeDelivery(attempt, { leasedUntil: null, nextAttemptAt: createdAt });
  if (created) await takeIn(created, entry.page);
  return created && { attempt };
}

/** Claims an unsent delivery for another attempt, with the latest content; leaves a finished one alone. */
async function resumeExisting(
  id: string,
  entry: Entry,
  timing: Timing,
): Promise<Delivery | null | "different content"> {
  for (;;) {
    const { seen, webhook } = await waitUntilIdle(id, timing);
    const isSame = contentKey(seen.body) === contentKey(entry.body);
    const finished = isSame ? null : "different content";
    if (entry.isSpam) return finished;
    if (seen.state === "spam") {
      if (!isSame) return finished;
      return deliverAfterAll(seen, entry, timing);
    }
    const isOpen = webhook && webhook.state !== "sent" && entry.hasWebhook;
    // A delivery that is still being attempted may yet succeed with the content it has.
    const isOurs = isOpen && !isLeased(webhook, timing.now());
    const ours = isOurs ? await claim(webhook, timing) : null;
    if (isOurs && !ours) continue;
    if (!isSame && !ours) return finished;
    if (!isSame) await replaceBody(seen, entry);
    // For the same text too: the request that stored it may have been interrupted before it queued the notice.
    if (entry.notify) await queueNotice(id, entry.body, entry.notify, timing.now());
    return ours;
  }
}

/** For a visitor who was taken for a bot at first. */
async function deliverAfterAll(spam: Submission, entry: Entry, timing: Timing): Promise<Delivery | null> {
  const attempt = await queueAndClaim(spam.id, entry.body, entry, timing, NOT_SPAM_DELAY_MS);
  await changeSubmission(spam, { state: "received", ...mirrored(attempt) });
  await takeOutOfSpam(spam.id);
  return attempt;
}

async function replaceBody(seen: Submission, { body }: Entry) {
  if (!(await changeSubmission(seen, { body }))) throw new Error("a submission changed while it was being sent again");
  await refreshTexts(seen.id);
}

/** The columns that the version before the outbox reads to retry: it sends what has a next attempt. */
function mirrored(attempt: Delivery | null) {
  return attempt && { attempts: attempt.attempts, nextAttemptAt: attempt.leasedUntil };
}

/** The row once no request is sending it, or after IDLE_WAIT_MS. */
async function waitUntilIdle(id: string, { now, wait }: Timing) {
  // Counts its own waits, since the clock can jump back.
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    const [seen, webhook] = await Promise.all([getSubmission(id), findDelivery(webhookDeliveryKey(id))]);
    if (!seen) throw new Error("a submission vanished while it was being sent again");
    if (!webhook || !isLeased(webhook, now()) || waitedMs >= IDLE_WAIT_MS) return { seen, webhook };
    await wait(POLL_MS);
  }
}
