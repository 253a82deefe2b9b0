import type { LinkData } from "#app/lib/link.ts";
import type { Paint } from "#app/lib/paint.ts";

/** The line a page ends on, its sentence and its one button. */
export type Call = { title: string; paint: Paint; text: string; action: LinkData };
