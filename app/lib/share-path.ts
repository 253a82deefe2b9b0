/** Size of every share image in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Where the share image of a page is. */
export function sharePath(page: string): string {
  return `/share${page === "/" ? "/home" : page}.png`;
}
