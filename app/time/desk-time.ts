import { wallClock } from "./working-hours.ts";

type InZone = { timeZone: string };

const DAY_MS = 24 * 60 * 60_000;

/**
 * Formats a time for the desk's content and media screens: "9:08", "yesterday 17:20", "7 November 10:00". The screens of
 * enquiries use app/enquiries/when.ts.
 */
export function deskTime(instant: string, place: InZone, now = Date.now()): string {
  const { hour, minute } = wallClock(Date.parse(instant), place.timeZone);
  const clock = `${hour}:${String(minute).padStart(2, "0")}`;
  const day = dayName(instant, place, now);
  if (day === "today") return clock;
  return `${day ?? dateText(instant, place, now, "long")} ${clock}`;
}

/** Formats a time where there is little room: "14:08", "Yesterday", "7 Nov", "7 Nov 2024". */
export function shortDeskTime(instant: string, place: InZone, now = Date.now()): string {
  const day = dayName(instant, place, now);
  if (day === "today") return deskTime(instant, place, now);
  return day ? day[0]?.toUpperCase() + day.slice(1) : dateText(instant, place, now, "short");
}

function dayName(instant: string, place: InZone, now: number): "today" | "yesterday" | "tomorrow" | undefined {
  const day = isoDay(Date.parse(instant), place);
  if (day === isoDay(now, place)) return "today";
  if (day === isoDay(now - DAY_MS, place)) return "yesterday";
  return day === isoDay(now + DAY_MS, place) ? "tomorrow" : undefined;
}

function dateText(instant: string, place: InZone, now: number, month: "long" | "short"): string {
  const time = Date.parse(instant);
  const isThisYear = isoDay(time, place).slice(0, 4) === isoDay(now, place).slice(0, 4);
  const date = new Date(time);
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString("en-US", { timeZone: place.timeZone, ...options });
  // en-US, because en-GB would write "Sept"; the day is put first by hand.
  const day = `${part({ day: "numeric" })} ${part({ month })}`;
  return isThisYear ? day : `${day} ${part({ year: "numeric" })}`;
}

function isoDay(time: number, { timeZone }: InZone): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(time);
}
