import type { LinkData } from "#app/lib/link.ts";
import type { Paint } from "#app/lib/paint.ts";

/** The call to action at the end of a page. */
export type CallToAction = { title: string; paint: Paint; text: string; action: LinkData };
