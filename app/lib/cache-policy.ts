/** The `headers` of a route whose page is the same for all visitors, so that the page cache and proxies may store it. */
export function sharedPage() {
  return { "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=86400" };
}

export const privatePage = "private, no-cache";

/** For a missing or removed page of such a route. Short and never stale, so that proxies soon notice a change. */
const missingPage = "public, max-age=0, s-maxage=10";

/** A finished page has its route's policy, a missing one a short policy of its own. A streamed page contains a nonce and must not be shared. */
export function pagePolicy(route: string | null, status: number, isFinished: boolean): string {
  if (!route || !isFinished || status >= 500) return privatePage;
  return status === 404 || status === 410 ? missingPage : route;
}
