const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/Toronto" });

/** "September 17, 2024", in Toronto time. */
export function longDate(instant: string): string {
  return format.format(new Date(instant));
}
