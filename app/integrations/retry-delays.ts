const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delays between attempts, a little more than three days in all. */
export const retryDelays = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

const MAX_JITTER = 0.1;
const MAX_RETRY_AFTER_MS = 24 * HOUR;

type FailedAttempt = { attempts: number; ageMs: number; retryAfterMs?: number };

/**
 * Milliseconds until the next attempt, or null after the last. The delay follows the number of attempts or the
 * row's age, whichever is less far along, so neither a visitor who sends ten times in a minute nor a server that was off for a week
 * uses up the attempts. A negative age means that the clock was corrected: then only the attempts count.
 */
export function nextDelay({ attempts, ageMs, retryAfterMs = 0 }: FailedAttempt, random: () => number): number | null {
  const delay = retryDelays[ageMs < 0 ? attempts - 1 : Math.min(attempts - 1, stepsWithin(ageMs))];
  if (delay === undefined) return null;
  // Jitter only adds, so that the age never lags behind the attempts.
  const withJitter = delay * (1 + random() * MAX_JITTER);
  return Math.round(Math.max(withJitter, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS)));
}

function stepsWithin(ageMs: number) {
  let passed = 0;
  return retryDelays.filter((delay) => {
    passed += delay;
    return passed <= ageMs;
  }).length;
}
