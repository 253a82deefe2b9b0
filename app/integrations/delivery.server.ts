import { log } from "#app/config/log.server.ts";
import { changeSubmission, type Submission } from "#app/data/submissions.server.ts";
import { nextDelay } from "./schedule.ts";
import { describeOutcome, type Outcome, type Send } from "./webhook.server.ts";

/** How long a claim holds. Far longer than an attempt, so that it ends only for a server that died. */
export const LEASE_MS = 30_000;

export type Clock = { now: () => number; random: () => number };
export const systemClock: Clock = { now: Date.now, random: Math.random };

type Seen = Pick<Submission, "id" | "state" | "attempts">;

/** Makes the submission ours to attempt, with another body if one is given; null when someone else was first. */
export function claim(seen: Seen, { now }: Clock, body?: Submission["body"]): Promise<Submission | null> {
  const isStartedAnew = seen.state === "undeliverable" || seen.state === "spam";
  return changeSubmission(seen, { ...claimed(now(), isStartedAnew ? 1 : seen.attempts + 1), ...(body && { body }) });
}

/** What a row says while it is being attempted. When the lease ends it is due again. */
export function claimed(now: number, attempts = 1) {
  return { state: "received", attempts, nextAttemptAt: iso(now + LEASE_MS) } as const;
}

/** Sends a claimed submission and writes down what came of it. */
export async function attempt(submission: Submission, send: Send, clock: Clock): Promise<Outcome> {
  const outcome = await send(submission.id, JSON.stringify(submission.body));
  try {
    await changeSubmission(submission, outcomeChanges(submission, outcome, clock));
  } catch (error) {
    // The lease ends and it is attempted again, under the same id.
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
