export type PageFolder = "project" | "blog" | "experiment" | "contributions" | "case-study" | "client";

/** The canonical path of a record. Ids from the store may contain anything, even unpaired surrogates. */
export function recordPath(kind: PageFolder, id: string): string {
  return `/${kind}/${encodeURIComponent(id.toWellFormed())}`;
}

/** In pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The path of a page's share image. */
export function sharePath(page: string): string {
  return `/share${page === "/" ? "/home" : page}.png`;
}
