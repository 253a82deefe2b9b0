export type RecordKind = "project" | "blog" | "experiment" | "contributions" | "case-study" | "client";

/** The one address of a record's page. The store's ids may hold anything, half a character included. */
export function recordPath(kind: RecordKind, id: string): string {
  return `/${kind}/${encodeURIComponent(id.toWellFormed())}`;
}

/** Size of every share image in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Where the share image of a page is. */
export function sharePath(page: string): string {
  return `/share${page === "/" ? "/home" : page}.png`;
}
