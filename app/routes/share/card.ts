import type { Paint } from "#app/lib/paint.ts";
import type { DisplayLine } from "#app/typesetting/fit-line.ts";

/** What a share image shows: our own words set to the measure, or the title of a record in plain lines. */
export type Card = { paint: Paint; kind: string; note: string } & (
  | { lines: readonly DisplayLine[] }
  | { title: string }
);
