import { log } from "#app/config/log.server.ts";
import { reasonOf } from "#app/config/operational-error.server.ts";
import {
  changeDelivery,
  type Delivery,
  type DeliveryState,
  ORPHAN_ERROR,
  SPAM_REASON,
} from "#app/data/deliveries.server.ts";
import { getSubmission, mirrorDeliveryState, type SubmissionState } from "#app/data/submissions.server.ts";
import type { Channels } from "./channels.server.ts";
import { recordAttemptOnEnquiry } from "./enquiry-attempt.server.ts";
import type { Outcome } from "./outcome.ts";
import { nextDelay } from "./retry-delays.ts";
import { finishBeforeShutdown } from "./running-attempts.server.ts";

/** Outlasts an attempt even between servers whose clocks differ by five minutes. */
export const LEASE_MS = 6 * 60_000;

const MAX_ORPHAN_AGE_MS = 60 * 60_000;

/** The clock and the random source that spreads retries. */
export type ClockAndRandom = { now: () => number; random: () => number };
export const systemClockAndRandom: ClockAndRandom = { now: Date.now, random: Math.random };

/** Claims a delivery for an attempt; null if another server was faster. A given-up or cancelled delivery restarts at attempt 1. */
export function claimDelivery(seen: Delivery, { now }: ClockAndRandom): Promise<Delivery | null> {
  const isRestart = seen.state === "given_up" || seen.state === "cancelled";
  return changeDelivery(seen, {
    state: isRestart ? "waiting" : seen.state,
    attempts: isRestart ? 1 : seen.attempts + 1,
    ...leaseColumns(now()),
  });
}

/** Whether a server may be attempting the delivery right now. */
export function isLeased({ leasedUntil, state }: Delivery, now: number): boolean {
  const isOpen = state === "waiting" || state === "failed";
  return isOpen && leasedUntil !== null && Date.parse(leasedUntil) > now;
}

/** The columns of a new delivery whose first attempt starts as soon as it is stored. */
export function claimedColumns(now: number) {
  return { attempts: 1, ...leaseColumns(now) };
}

/** The columns of a lease. The delivery is due again when the lease expires. */
function leaseColumns(now: number) {
  const leasedUntil = isoTime(now + LEASE_MS);
  return { leasedUntil, nextAttemptAt: leasedUntil };
}

/** Sends a claimed delivery and stores the outcome. A shutdown waits for this to end. */
export function attemptDelivery(delivery: Delivery, channels: Channels, sources: ClockAndRandom): Promise<Outcome> {
  const { id, channel, kind, attempts } = delivery;
  return finishBeforeShutdown(async () => {
    const outcome = await sendDelivery(delivery, channels, sources).catch((error): Outcome => {
      return { kind: "failed", reason: reasonOf(error) };
    });
    let stored: Delivery | null;
    try {
      stored = await changeDelivery(delivery, { leasedUntil: null, ...outcomeChanges(delivery, outcome, sources) });
    } catch (error) {
      // The delivery stays leased: once the lease expires, it is sent again under the same id.
      log.error({ err: error, delivery: id, outcome: outcome.kind }, "could not store the outcome of a delivery");
      return outcome;
    }
    if (stored) await recordAttempt(stored);
    if (outcome.kind !== "sent")
      log.warn({ delivery: id, channel, kind, attempts, outcome, state: stored?.state }, "a delivery was not sent");
    return outcome;
  });
}

/** Never throws: the delivery already has its outcome, so a failure here must not cause another attempt. */
async function recordAttempt(delivery: Delivery) {
  try {
    await mirrorToSubmission(delivery);
    await recordAttemptOnEnquiry(delivery);
  } catch (error) {
    log.error({ err: error, delivery: delivery.id }, "could not add an attempt to the timeline");
  }
}

async function sendDelivery(delivery: Delivery, channels: Channels, { now }: ClockAndRandom): Promise<Outcome> {
  const channel = channels[delivery.channel];
  if (!channel) return { kind: "failed", reason: `${delivery.channel} is not set up` };
  if (!delivery.submissionId) return channel(delivery, null);
  const submission = await getSubmission(delivery.submissionId);
  if (submission?.state === "spam") return { kind: "cancelled", reason: SPAM_REASON };
  if (submission) return channel(delivery, submission);
  // Deliveries are stored before their submission, so the visitor's post failed in between. The visitor may still repeat it.
  const leftMs = Date.parse(delivery.createdAt) + MAX_ORPHAN_AGE_MS - now();
  return leftMs > 0
    ? { kind: "failed", reason: ORPHAN_ERROR, retryWithinMs: leftMs }
    : { kind: "cancelled", reason: ORPHAN_ERROR };
}

const submissionStates: Record<DeliveryState, SubmissionState> = {
  waiting: "failed",
  failed: "failed",
  sent: "delivered",
  given_up: "undeliverable",
  cancelled: "undeliverable",
};

/** Copies a delivery's state to its submission, so that the version before the outbox can be started again. */
export async function mirrorToSubmission(delivery: Delivery): Promise<void> {
  const { kind, submissionId, state, attempts, nextAttemptAt, lastError, sentAt } = delivery;
  if (kind !== "submission" || !submissionId) return;
  const changes = { state: submissionStates[state], attempts, nextAttemptAt, lastError, deliveredAt: sentAt };
  await mirrorDeliveryState(submissionId, changes);
}

function outcomeChanges({ attempts, createdAt }: Delivery, outcome: Outcome, { now, random }: ClockAndRandom) {
  if (outcome.kind === "sent")
    return { state: "sent", nextAttemptAt: null, lastError: null, sentAt: isoTime(now()) } as const;
  const lastError = outcome.kind === "timeout" ? "no answer in time" : outcome.reason;
  if (outcome.kind === "cancelled") return { state: "cancelled", nextAttemptAt: null, lastError } as const;
  const { retryAfterMs = undefined, retryWithinMs = Number.POSITIVE_INFINITY } =
    outcome.kind === "failed" ? outcome : {};
  const ageMs = now() - Date.parse(createdAt);
  const delay = outcome.kind === "rejected" ? null : nextDelay({ attempts, ageMs, retryAfterMs }, random);
  return delay === null
    ? ({ state: "given_up", nextAttemptAt: null, lastError } as const)
    : ({ state: "failed", nextAttemptAt: isoTime(now() + Math.min(delay, retryWithinMs)), lastError } as const);
}

function isoTime(ms: number) {
  return new Date(ms).toISOString();
}
