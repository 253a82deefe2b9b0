import { type WorkingHours, wallClock, workingDays } from "./working-hours.ts";

const MINUTE_MS = 60_000;

/** `elapsed` is the fraction of the working day that has passed. */
export type WorkingDay =
  | { phase: "before"; elapsed: 0 }
  | { phase: "running"; elapsed: number; minutesLeft: number }
  | { phase: "over"; elapsed: 1 }
  | { phase: "dayOff"; elapsed: 0 };

/** The state of the working day at a moment, for the clock and the ruler in the desk's header. */
export function workingDayAt(now: number, hours: WorkingHours): WorkingDay {
  if (!hours.days.includes(wallClock(now, hours.timeZone).weekday)) return { phase: "dayOff", elapsed: 0 };
  const { opens, closes } = workingDays(now, hours).next().value ?? { opens: now, closes: now };
  if (now < opens) return { phase: "before", elapsed: 0 };
  if (now >= closes) return { phase: "over", elapsed: 1 };
  const minutesLeft = Math.ceil((closes - now) / MINUTE_MS);
  return { phase: "running", elapsed: (now - opens) / (closes - opens), minutesLeft };
}
