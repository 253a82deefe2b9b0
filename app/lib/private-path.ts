const PRIVATE_PATH = /^\/+(desk|preview)(?:\.data)?(?:\/|$)/i;

/**
 * Names the private area of a path, which no cache or index may keep; null for a public path. Data requests (`.data`) count too,
 * and letter case is ignored, as the router does.
 */
export function privateArea(path: string): "desk" | "preview" | null {
  const area = PRIVATE_PATH.exec(path)?.[1]?.toLowerCase();
  return area === "desk" || area === "preview" ? area : null;
}
