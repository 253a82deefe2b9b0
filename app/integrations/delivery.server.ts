import { log } from "#app/config/log.server.ts";
import { changeSubmission, type Submission } from "#app/data/submissions.server.ts";
import { nextDelay } from "./retry-delays.ts";
import { describeOutcome, type Outcome, type Send } from "./webhook.server.ts";

/** Far longer than an attempt, so that a lease expires only after a crash. */
export const LEASE_MS = 30_000;

export type Clock = { now: () => number; random: () => number };
export const systemClock: Clock = { now: Date.now, random: Math.random };

type Seen = Pick<Submission, "id" | "state" | "attempts">;

/** Claims a submission for an attempt, replacing its body if one is given; null if another server was first. */
export function claim(seen: Seen, { now }: Clock, body?: Submission["body"]): Promise<Submission | null> {
  const isRestart = seen.state === "undeliverable" || seen.state === "spam";
  return changeSubmission(seen, { ...claimFields(now(), isRestart ? 1 : seen.attempts + 1), ...(body && { body }) });
}

/** The columns of a claimed row. It is due again when the lease expires. */
export function claimFields(now: number, attempts = 1) {
  return { state: "received", attempts, nextAttemptAt: iso(now + LEASE_MS) } as const;
}

/** Sends a claimed submission and stores the outcome. */
export async function attemptDelivery(submission: Submission, send: Send, clock: Clock): Promise<Outcome> {
  const outcome = await send(submission.id, JSON.stringify(submission.body));
  try {
    await changeSubmission(submission, outcomeChanges(submission, outcome, clock));
  } catch (error) {
    // The row stays claimed: once the lease expires it is sent again, under the same id.
    log.error(
      { err: error, submission: submission.id, outcome: outcome.kind },
      "the outcome of an attempt could not be stored",
    );
  }
  if (outcome.kind !== "delivered")
    log.warn({ submission: submission.id, attempts: submission.attempts, outcome }, "a submission was not delivered");
  return outcome;
}

function outcomeChanges({ attempts, createdAt }: Submission, outcome: Outcome, { now, random }: Clock) {
  if (outcome.kind === "delivered")
    return { state: "delivered", nextAttemptAt: null, lastError: null, deliveredAt: iso(now()) } as const;
  const lastError = describeOutcome(outcome);
  const retryAfterMs = outcome.kind === "refused" ? outcome.retryAfterMs : undefined;
  const ageMs = now() - Date.parse(createdAt);
  const delay = outcome.kind === "gone" ? null : nextDelay({ attempts, ageMs, retryAfterMs }, random);
  return delay === null
    ? ({ state: "undeliverable", nextAttemptAt: null, lastError } as const)
    : ({ state: "failed", nextAttemptAt: iso(now() + delay), lastError } as const);
}

function iso(ms: number) {
  return new Date(ms).toISOString();
}
