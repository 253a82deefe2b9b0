const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds between attempts, a little more than three days in all. */
export const retryDelays = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;

const MAX_JITTER = 0.1;
const MAX_RETRY_AFTER_MS = 24 * HOUR_MS;

type FailedAttempt = { attempts: number; ageMs: number; retryAfterMs?: number };

/**
 * Milliseconds until the next attempt, or null after the last. Attempts or age count, whichever is less far along, so neither a
 * visitor who sends repeatedly nor a server that was off uses up the attempts. A negative age (the clock was corrected) is ignored.
 */
export function nextDelay({ attempts, ageMs, retryAfterMs = 0 }: FailedAttempt, random: () => number): number | null {
  const delay = retryDelays[ageMs < 0 ? attempts - 1 : Math.min(attempts - 1, delaysWithin(ageMs))];
  if (delay === undefined) return null;
  // Jitter only lengthens a delay, so that the age never lags behind the attempts.
  const withJitter = delay * (1 + random() * MAX_JITTER);
  return Math.round(Math.max(withJitter, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS)));
}

function delaysWithin(ageMs: number) {
  let passed = 0;
  return retryDelays.filter((delay) => {
    passed += delay;
    return passed <= ageMs;
  }).length;
}
