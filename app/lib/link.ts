import type { Line } from "./line.ts";

export type Link = { label: string; to: string };

/** `menu` is the word as the full-screen menu of small screens sets it, `also` the other paths that belong to the page. */
export type NavigationLink = Link & { menu: Line; also?: readonly string[] };
