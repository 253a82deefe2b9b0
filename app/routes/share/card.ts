import type { Paint } from "#app/lib/paint.ts";
import type { DisplayLine } from "#app/typesetting/fit-line.ts";

/** The contents of a share image: fitted lines for our own pages, or the title of a record as plain text. */
export type ShareCard = { paint: Paint; kind: string; note: string } & (
  | { lines: readonly DisplayLine[] }
  | { title: string }
);
