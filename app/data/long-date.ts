const longDateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/Toronto" });

/** The day in words, such as "September 17, 2024", in Toronto time. */
export function longDate(instant: string): string {
  return longDateFormat.format(new Date(instant));
}
