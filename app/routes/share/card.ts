import type { DisplayLine } from "#app/lib/fit-line.ts";
import type { Paint } from "#app/lib/paint.ts";

/** What a share image shows: our own words set to the measure, or the title of a record in plain lines. */
export type Card = { paint: Paint; kind: string; note: string } & (
  | { lines: readonly DisplayLine[] }
  | { title: string }
);
