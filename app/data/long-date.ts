const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/Toronto" });

/** "September 17, 2024", as the calendar in Toronto has it. */
export function longDate(instant: string): string {
  return format.format(new Date(instant));
}
