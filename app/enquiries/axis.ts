import { replyWorkingDays } from "#app/content/office-hours.ts";
import { type WorkingHours, workingDays, workingTimeBetween } from "#app/time/working-hours.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Reaches the working day before a weekend. The site knows no holidays. */
const LOOK_BACK_DAYS = 4;

/** The present or next working day, the day before it, and as many after it as a reply may take. Nights are left out. */
export type WorkingTimeAxis = { startMs: number; durationMs: number; days: { opens: number; closes: number }[] };

export function workingTimeAxis(now: number, hours: WorkingHours): WorkingTimeAxis {
  const days = [];
  for (const day of workingDays(now - LOOK_BACK_DAYS * DAY_MS, hours)) {
    days.push(day);
    const running = days.findIndex(({ closes }) => closes > now);
    if (running >= 0 && days.length === running + 1 + replyWorkingDays) break;
  }
  const shown = days.slice(-(2 + replyWorkingDays));
  const durationMs = shown.reduce((sum, { opens, closes }) => sum + closes - opens, 0);
  return { startMs: shown[0]?.opens ?? now, durationMs, days: shown };
}

/** The position of a time on the axis, in per cent. A time outside the axis is placed at its nearer end. */
export function percentOnAxis({ startMs, durationMs }: WorkingTimeAxis, at: number, hours: WorkingHours): number {
  const fraction = at <= startMs ? 0 : workingTimeBetween(startMs, at, hours) / durationMs;
  return Math.round(Math.min(1, fraction) * 10_000) / 100;
}
