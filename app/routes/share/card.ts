import type { Paint } from "#app/lib/paint.ts";
import type { DisplayLine } from "#app/typesetting/fit-line.ts";

/** What a share image shows: fitted lines for our own pages, or the title of a record as plain text. */
export type Card = { paint: Paint; kind: string; note: string } & (
  | { lines: readonly DisplayLine[] }
  | { title: string }
);
