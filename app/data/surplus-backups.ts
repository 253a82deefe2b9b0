const DAY_MS = 24 * 60 * 60_000;
const KEEP_ALL_FOR_MS = 2 * DAY_MS;
const KEEP_DAILY_FOR_MS = 30 * DAY_MS;
const KEEP_MONTHLY_FOR_MS = 366 * DAY_MS;

/** The times of backups to remove. Recent ones all stay, then the last of each day, then the last of each month; the newest always stays. */
export function findSurplusBackups(times: Date[], now: Date): Date[] {
  const [, ...older] = times.toSorted((a, b) => b.getTime() - a.getTime());
  const kept = new Set<string>();
  return older.filter((time) => {
    const age = now.getTime() - time.getTime();
    if (age <= KEEP_ALL_FOR_MS) return false;
    if (age > KEEP_MONTHLY_FOR_MS) return true;
    const period = time.toISOString().slice(0, age <= KEEP_DAILY_FOR_MS ? "2026-11-15".length : "2026-11".length);
    if (kept.has(period)) return true;
    kept.add(period);
    return false;
  });
}
