import type { CountedEnquiry } from "#app/data/counted-enquiries.server.ts";
import { startOfDay, type WorkingHours, wallClock, workingDays } from "#app/time/working-hours.ts";

const MINUTE_MS = 60_000;

export type DayCount = { start: number; count: number; isWeekend: boolean };

/** Counts the enquiries of each of the last `days` days; today comes last. */
export function countByDay(
  enquiries: readonly CountedEnquiry[],
  days: number,
  now: number,
  hours: WorkingHours,
): DayCount[] {
  const { timeZone } = hours;
  const counted = Array.from({ length: days }, (_, index) => {
    const start = startOfDay(now, timeZone, days - 1 - index);
    return { start, count: 0, isWeekend: !hours.days.includes(wallClock(start, timeZone).weekday) };
  });
  for (const { receivedAt } of enquiries) {
    const day = counted.findLast(({ start }) => start <= receivedAt);
    if (day) day.count += 1;
  }
  return counted;
}

/** Counts enquiries by the page they were sent from, most first. An unknown page is "". */
export function countByPage(enquiries: readonly CountedEnquiry[]): { page: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { page } of enquiries) counts.set(page, (counts.get(page) ?? 0) + 1);
  return [...counts]
    .map(([page, count]) => ({ page, count }))
    .toSorted((one, other) => other.count - one.count || one.page.localeCompare(other.page));
}

/** The median time to the first answer, in minutes of working time. Null without an answer. */
export function medianAnswerMinutes(
  enquiries: readonly Pick<CountedEnquiry, "waitsFrom" | "firstAnsweredAt">[],
  hours: WorkingHours,
): number | null {
  const answered = enquiries.flatMap(({ waitsFrom, firstAnsweredAt }) =>
    firstAnsweredAt === null ? [] : [{ from: waitsFrom, to: firstAnsweredAt }],
  );
  if (answered.length === 0) return null;
  // All working days are found once, since finding one takes far longer than comparing times with it.
  const days = workingDaysBetween(
    Math.min(...answered.map(({ from }) => from)),
    Math.max(...answered.map(({ to }) => to)),
    hours,
  );
  const minutes = answered.map(({ from, to }) => {
    const worked = days.map(({ opens, closes }) => Math.max(0, Math.min(closes, to) - Math.max(opens, from)));
    return worked.reduce((sum, ms) => sum + ms, 0) / MINUTE_MS;
  });
  const sorted = minutes.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return Math.round((low + high) / 2);
}

function workingDaysBetween(from: number, to: number, hours: WorkingHours) {
  const days: { opens: number; closes: number }[] = [];
  for (const day of workingDays(from, hours)) {
    if (day.opens >= to) break;
    days.push(day);
  }
  return days;
}
