/** The instant at which clocks of a zone show a local time such as "2026-11-20T09:00". Null if it is none. */
export function toInstant(local: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(asUtc)) return null;
  // The offset at the guess is right, except within hours of a change of clocks: there the second guess is.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}

/** What clocks of a zone show at an instant, as `datetime-local` takes it. */
export function toLocal(instant: string, timeZone: string): string {
  const time = Date.parse(instant);
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 16);
}

/** The day in a zone, as `date` fields take it. */
export function toLocalDay(instant: string, timeZone: string): string {
  return toLocal(instant, timeZone).slice(0, 10);
}

function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone, timeZoneName: "longOffset" }).formatToParts(time);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
