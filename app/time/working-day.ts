import { type WorkingHours, wallClock, workingDays } from "./working-hours.ts";

const MINUTE_MS = 60_000;

export type WorkingDay =
  | { phase: "before"; gone: 0 }
  | { phase: "running"; gone: number; minutesLeft: number }
  | { phase: "over"; gone: 1 }
  | { phase: "free"; gone: 0 };

/** How far the working day has come, for the ruler under the desk's header. */
export function workingDayAt(now: number, hours: WorkingHours): WorkingDay {
  if (!hours.days.includes(wallClock(now, hours.timeZone).weekday)) return { phase: "free", gone: 0 };
  const { opens, closes } = workingDays(now, hours).next().value ?? { opens: now, closes: now };
  if (now < opens) return { phase: "before", gone: 0 };
  if (now >= closes) return { phase: "over", gone: 1 };
  const minutesLeft = Math.ceil((closes - now) / MINUTE_MS);
  return { phase: "running", gone: (now - opens) / (closes - opens), minutesLeft };
}

/** "3 h 50", "2 h" or "50 min". */
export function shortDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")}`;
}
