const PRIVATE = /^\/+(desk|preview)(?:\.data)?(?:\/|$)/i;

/** The part of the site that is one person's alone, pages and their data alike. The router ignores case as well. */
export function privateArea(path: string): "desk" | "preview" | null {
  const area = PRIVATE.exec(path)?.[1]?.toLowerCase();
  return area === "desk" || area === "preview" ? area : null;
}
