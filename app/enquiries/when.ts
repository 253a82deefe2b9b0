import { officeHours } from "#app/content/office-hours.ts";
import { site } from "#app/content/site.ts";
import type { Enquiry } from "#app/data/enquiries.server.ts";
import { shortDuration } from "#app/time/short-duration.ts";
import { startOfDay, wallClock, workingTimeBetween } from "#app/time/working-hours.ts";
import { workingTimeLeftMs } from "./due.ts";

const { timeZone } = site;
const MINUTE_MS = 60_000;

// Own names rather than Intl's: engines disagree about commas in dates, which would break hydration.
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const longWeekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const longMonths = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
] as const;

/** "13:58". */
export function clockTime(at: string): string {
  const { hour, minute } = wallClock(Date.parse(at), timeZone);
  return `${hour}:${twoDigits(minute)}`;
}

/** "13:58:02". */
export function exactTime(at: string): string {
  return `${clockTime(at)}:${twoDigits(new Date(at).getUTCSeconds())}`;
}

/** The shortest clear form: "8:12" today, "Tue 13:20" a few days ago, else "14 Nov" or "14 Nov 2025". */
export function shortTime(at: string, now: number): string {
  const moment = Date.parse(at);
  const { weekday } = wallClock(moment, timeZone);
  if (moment >= startOfDay(now, timeZone)) return clockTime(at);
  if (moment >= startOfDay(now, timeZone, 6)) return `${weekdays[weekday]} ${clockTime(at)}`;
  return shortDate(at, now);
}

/** "14 Nov" or "14 Nov 2025". */
export function shortDate(at: string, now: number): string {
  const { year, month, day } = wallClock(Date.parse(at), timeZone);
  const date = `${day} ${months[month - 1]}`;
  return year === wallClock(now, timeZone).year ? date : `${date} ${year}`;
}

/** "Tue". */
export function shortWeekday(at: string): string {
  return weekdays[wallClock(Date.parse(at), timeZone).weekday] ?? "";
}

/** "Wednesday 18 November, 13:58", with the year unless it is the present one. */
export function longTime(at: string, now: number): string {
  return `${longDay(at, now)}, ${clockTime(at)}`;
}

export function longDay(at: string, now: number): string {
  const { year, month, day, weekday } = wallClock(Date.parse(at), timeZone);
  const date = `${longWeekdays[weekday]} ${day} ${longMonths[month - 1]}`;
  return year === wallClock(now, timeZone).year ? date : `${date} ${year}`;
}

/** "Thursday, 13:58" within a week, else with the date. */
export function dueTime(at: string, now: number): string {
  const moment = Date.parse(at);
  const isNear = Math.abs(moment - now) < 6 * 24 * 60 * MINUTE_MS;
  return isNear ? `${longWeekdays[wallClock(moment, timeZone).weekday]}, ${clockTime(at)}` : longTime(at, now);
}

/** "1 h 55 left" or "over by 50 min". */
export function dueWords(dueAt: string, now: number): string {
  const left = workingTimeLeftMs(dueAt, now);
  const minutes = Math.max(1, Math.round(Math.abs(left) / MINUTE_MS));
  return left >= 0 && Date.parse(dueAt) > now ? `${shortDuration(minutes)} left` : `over by ${shortDuration(minutes)}`;
}

/** "answered in 2 h", in working time; "" without an answer. */
export function answeredWords({ waitsFrom, firstAnsweredAt }: Pick<Enquiry, "waitsFrom" | "firstAnsweredAt">): string {
  if (!firstAnsweredAt) return "";
  return `answered in ${shortDuration(workingMinutesToReply(waitsFrom, firstAnsweredAt))}`;
}

export function workingMinutesToReply(waitsFrom: string, firstAnsweredAt: string): number {
  const ms = workingTimeBetween(Date.parse(waitsFrom), Date.parse(firstAnsweredAt), officeHours);
  return Math.max(1, Math.round(ms / MINUTE_MS));
}

function twoDigits(number: number) {
  return String(number).padStart(2, "0");
}
