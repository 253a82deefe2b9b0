/** The instant at which clocks of a zone show a local time such as "2026-11-20T09:00". Null if the text is no such time. */
export function localToInstant(local: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(asUtc)) return null;
  // The offset of the first guess is wrong within hours of a clock change, so the second guess corrects it.
  const guess = asUtc - zoneOffsetMs(asUtc, timeZone);
  return new Date(asUtc - zoneOffsetMs(guess, timeZone)).toISOString();
}

/** The local time of a zone at an instant, as a `datetime-local` field takes it. */
export function instantToLocal(instant: string, timeZone: string): string {
  const time = Date.parse(instant);
  return new Date(time + zoneOffsetMs(time, timeZone)).toISOString().slice(0, 16);
}

/** The local day of a zone at an instant, as a `date` field takes it. */
export function instantToLocalDay(instant: string, timeZone: string): string {
  return instantToLocal(instant, timeZone).slice(0, 10);
}

function zoneOffsetMs(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone, timeZoneName: "longOffset" }).formatToParts(time);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
