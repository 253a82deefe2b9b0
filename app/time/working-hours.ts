export type WorkingHours = {
  timeZone: string;
  /** Days of the week; 0 is Sunday. */
  days: readonly number[];
  /** Opening and closing hour by the wall clock. */
  opens: number;
  closes: number;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The moment at which `ms` of working time have passed. A start outside working hours counts as the next opening. */
export function addWorkingTime(from: number, ms: number, hours: WorkingHours): number {
  let left = ms;
  for (const { opens, closes } of workingDays(from, hours)) {
    const begins = Math.max(opens, from);
    const room = closes - begins;
    if (room >= left) return begins + left;
    if (room > 0) left -= room;
  }
  return from;
}

/** Takes and returns ISO text. A time outside working hours counts from the next opening. */
export function workingDaysLater(from: string, days: number, hours: WorkingHours): string {
  return new Date(addWorkingTime(Date.parse(from), days * (hours.closes - hours.opens) * HOUR_MS, hours)).toISOString();
}

/** The working time between two moments in ms; negative if `to` is before `from`. */
export function workingTimeBetween(from: number, to: number, hours: WorkingHours): number {
  if (to < from) return -workingTimeBetween(to, from, hours);
  let sum = 0;
  for (const { opens, closes } of workingDays(from, hours)) {
    if (opens >= to) return sum;
    sum += Math.max(0, Math.min(closes, to) - Math.max(opens, from));
  }
  return sum;
}

/** Opening and closing time of each working day, without end, starting with the day of `from`. */
export function* workingDays(from: number, hours: WorkingHours): Generator<{ opens: number; closes: number }> {
  const { year, month, day } = wallClock(from, hours.timeZone);
  for (let date = Date.UTC(year, month - 1, day); ; date += DAY_MS) {
    if (!hours.days.includes(new Date(date).getUTCDay())) continue;
    const at = (hour: number) => fromWallClock(date + hour * HOUR_MS, hours.timeZone);
    yield { opens: at(hours.opens), closes: at(hours.closes) };
  }
}

/** Midnight at the start of the day of `at`, or of the day `daysBefore` days earlier. */
export function startOfDay(at: number, timeZone: string, daysBefore = 0): number {
  const { year, month, day } = wallClock(at, timeZone);
  return fromWallClock(Date.UTC(year, month - 1, day - daysBefore), timeZone);
}

export function wallClock(at: number, timeZone: string) {
  const parts = Object.fromEntries(
    clockFormatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute" | "second", number>;
  const { year, month, day, hour, minute } = parts;
  return { year, month, day, hour, minute, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}

/** The instant at which clocks show a time. Corrected twice: the first guess may lie on the other side of a clock change. */
function fromWallClock(shown: number, timeZone: string): number {
  const offset = (at: number) => {
    const { year, month, day, hour, minute } = wallClock(at, timeZone);
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
  };
  const guess = shown - offset(shown);
  return shown - offset(guess);
}

const clockFormats = new Map<string, Intl.DateTimeFormat>();

function clockFormatFor(timeZone: string) {
  const known = clockFormats.get(timeZone);
  if (known) return known;
  const numeric = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  const clock = new Intl.DateTimeFormat("en-CA", { timeZone, hourCycle: "h23", ...numeric });
  clockFormats.set(timeZone, clock);
  return clock;
}
