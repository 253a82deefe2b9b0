const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type LocaleAndZone = { locale: string; timeZone: string };

/** A past time, the coarser the older: `now`, `5 min ago`, `4 h ago`, `Monday`, `6 Nov`, `6 Nov 2025`. */
export function agoOrDate(instant: string, now: number, { locale, timeZone }: LocaleAndZone): string {
  const ms = now - Date.parse(instant);
  if (ms < 2 * MINUTE_MS) return "now";
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`;
  if (ms < 12 * HOUR_MS) return `${Math.floor(ms / HOUR_MS)} h ago`;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(instant));
  if (ms < 6 * DAY_MS) return format({ weekday: "long" });
  const day = `${format({ day: "numeric" })} ${format({ month: "short" }).replace(".", "")}`;
  return ms < 300 * DAY_MS ? day : `${day} ${format({ year: "numeric" })}`;
}
