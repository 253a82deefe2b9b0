import { clockWords } from "#app/content/desk/frame.ts";
import { shortDuration } from "#app/time/short-duration.ts";
import type { WorkingDay } from "#app/time/working-day.ts";
import { type WorkingHours, wallClock } from "#app/time/working-hours.ts";

type ClockProps = { now: number; day: WorkingDay; hours: WorkingHours; locale: string };

/** The time at the agency, and what is left of its working day. */
export function Clock({ now, day, hours, locale }: ClockProps) {
  return (
    <p className="clock num">
      <b>{clockTime(now, hours.timeZone)}</b> <span>{longDay(now, hours.timeZone, locale)}. </span>
      {dayWords(day, hours)}
    </p>
  );
}

function dayWords(day: WorkingDay, { opens }: WorkingHours): string {
  switch (day.phase) {
    case "before":
      return `${clockWords.begins} ${opens}:00.`;
    case "running":
      return `${shortDuration(day.minutesLeft)} ${clockWords.left}`;
    case "over":
      return clockWords.over;
    case "dayOff":
      return clockWords.dayOff;
  }
}

export function clockTime(at: number, timeZone: string): string {
  const { hour, minute } = wallClock(at, timeZone);
  return `${hour}:${String(minute).padStart(2, "0")}`;
}

// Put together from parts: engines disagree about the commas between them, and hydration would find a difference.
function longDay(at: number, timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, weekday: "long", day: "numeric", month: "long" });
  const part = (type: string) => format.formatToParts(at).find((found) => found.type === type)?.value;
  return `${part("weekday")} ${part("day")} ${part("month")}`;
}
