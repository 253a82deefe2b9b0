import { wallClock } from "./working-hours.ts";

type Place = { timeZone: string };

const DAY_MS = 24 * 60 * 60_000;

/**
 * "9:08", "yesterday 17:20", "7 November 10:00": a time in the agency's zone, as the desk's content and media show it.
 * Enquiries have app/enquiries/when.ts.
 */
export function deskTime(instant: string, place: Place, now = Date.now()): string {
  const { hour, minute } = wallClock(Date.parse(instant), place.timeZone);
  const clock = `${hour}:${String(minute).padStart(2, "0")}`;
  const day = dayName(instant, place, now);
  if (day === "today") return clock;
  return `${day ?? dateOf(instant, place, now, "long")} ${clock}`;
}

/** The same where there is little room: "14:08", "Yesterday", "7 Nov", "7 Nov 2024". */
export function shortDeskTime(instant: string, place: Place, now = Date.now()): string {
  const day = dayName(instant, place, now);
  if (day === "today") return deskTime(instant, place, now);
  return day ? day[0]?.toUpperCase() + day.slice(1) : dateOf(instant, place, now, "short");
}

function dayName(instant: string, place: Place, now: number): "today" | "yesterday" | "tomorrow" | undefined {
  const day = isoDay(Date.parse(instant), place);
  if (day === isoDay(now, place)) return "today";
  if (day === isoDay(now - DAY_MS, place)) return "yesterday";
  return day === isoDay(now + DAY_MS, place) ? "tomorrow" : undefined;
}

function dateOf(instant: string, place: Place, now: number, month: "long" | "short"): string {
  const time = Date.parse(instant);
  const isThisYear = isoDay(time, place).slice(0, 4) === isoDay(now, place).slice(0, 4);
  const date = new Date(time);
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString("en-US", { timeZone: place.timeZone, ...options });
  // The day first, whatever the locale, and "Sep", which en-GB would call "Sept".
  const day = `${part({ day: "numeric" })} ${part({ month })}`;
  return isThisYear ? day : `${day} ${part({ year: "numeric" })}`;
}

function isoDay(time: number, { timeZone }: Place): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(time);
}
