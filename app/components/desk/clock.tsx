import { clockWords } from "#app/content/desk/frame.ts";
import { shortDuration } from "#app/time/short-duration.ts";
import type { WorkingDay } from "#app/time/working-day.ts";
import { type WorkingHours, wallClock } from "#app/time/working-hours.ts";

type ClockProps = { now: number; day: WorkingDay; hours: WorkingHours; locale: string };

/** The agency's time of day and the rest of its working day. */
export function Clock({ now, day, hours, locale }: ClockProps) {
  return (
    <p className="clock num">
      <b>{clockTime(now, hours.timeZone)}</b> <span>{weekdayAndDate(now, hours.timeZone, locale)}. </span>
      {workingDayWords(day, hours)}
    </p>
  );
}

function workingDayWords(day: WorkingDay, { opens }: WorkingHours): string {
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

// Joins the parts itself: server and browser put different commas between them, which would break hydration.
function weekdayAndDate(at: number, timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, weekday: "long", day: "numeric", month: "long" });
  const part = (type: string) => format.formatToParts(at).find((found) => found.type === type)?.value;
  return `${part("weekday")} ${part("day")} ${part("month")}`;
}
