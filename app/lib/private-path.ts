const PRIVATE = /^\/+(desk|preview)(?:\.data)?(?:\/|$)/i;

/**
 * Whether a path is of the desk or of a preview, which no cache or index may keep; null for any other. Its data (`.data`)
 * counts too, and case is ignored as the router does.
 */
export function privateArea(path: string): "desk" | "preview" | null {
  const area = PRIVATE.exec(path)?.[1]?.toLowerCase();
  return area === "desk" || area === "preview" ? area : null;
}
