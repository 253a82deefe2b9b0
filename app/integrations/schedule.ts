const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after a failed attempt the next one follows; a little more than three days in all. */
export const schedule = [
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

const MOST_JITTER = 0.1;
const LONGEST_RETRY_AFTER_MS = 24 * HOUR;

type Failed = { attempts: number; ageMs: number; retryAfterMs?: number };

/**
 * Until the next attempt, or null when it was the last. The place in the schedule is the smaller of what the attempts and
 * what the age say: a visitor who sends ten times in a minute does not use the schedule up, and neither does a server
 * that was off for a week. A row from the future is a clock put right, and its age says nothing.
 */
export function nextDelay({ attempts, ageMs, retryAfterMs = 0 }: Failed, random: () => number): number | null {
  const delay = schedule[ageMs < 0 ? attempts - 1 : Math.min(attempts - 1, stepsWithin(ageMs))];
  if (delay === undefined) return null;
  // Only ever later, so that the age never lags behind the attempts.
  const withJitter = delay * (1 + random() * MOST_JITTER);
  return Math.round(Math.max(withJitter, Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS)));
}

function stepsWithin(ageMs: number) {
  let passed = 0;
  return schedule.filter((delay) => {
    passed += delay;
    return passed <= ageMs;
  }).length;
}
