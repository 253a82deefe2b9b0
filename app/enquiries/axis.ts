import { type WorkingHours, workingDays, workingTimeBetween } from "#app/time/working-hours.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Far enough back to reach the working day before a weekend. Holidays are not known here. */
const LOOK_BACK_DAYS = 4;

/** The working day before, the one that is running or comes next, and the one after: nights take no room. */
export type Axis = { begins: number; lasts: number; days: { opens: number; closes: number }[] };

export function axisAround(now: number, hours: WorkingHours): Axis {
  const days = [];
  for (const day of workingDays(now - LOOK_BACK_DAYS * DAY_MS, hours)) {
    days.push(day);
    const running = days.findIndex(({ closes }) => closes > now);
    if (running >= 0 && days.length === running + 2) break;
  }
  const shown = days.slice(-3);
  const lasts = shown.reduce((sum, { opens, closes }) => sum + closes - opens, 0);
  return { begins: shown[0]?.opens ?? now, lasts, days: shown };
}

/** Where a moment stands on the axis, in per cent; what lies before it stands at its edge. */
export function placeOn({ begins, lasts }: Axis, at: number, hours: WorkingHours): number {
  const share = at <= begins ? 0 : workingTimeBetween(begins, at, hours) / lasts;
  return Math.round(Math.min(1, share) * 10_000) / 100;
}
