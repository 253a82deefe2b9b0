export type PageFolder = "project" | "blog" | "experiment" | "contributions" | "case-study" | "client";

/** The canonical path of a record. Ids from the store may contain anything, even unpaired surrogates. */
export function recordPath(kind: PageFolder, id: string): string {
  return `/${kind}/${encodeURIComponent(id.toWellFormed())}`;
}

/** The size of every share image in pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The path of the image that link previews of a page show. */
export function shareImagePath(page: string): string {
  return `/share${page === "/" ? "/home" : page}.png`;
}
