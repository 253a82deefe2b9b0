/** The `headers` export of a route whose page is the same for all visitors: the page cache and proxies may store the page. */
export function sharedPage() {
  return { "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=86400" };
}

export const privatePagePolicy = "private, no-cache";

/** For a missing or removed page of a shared route. Short and never served stale, so that proxies soon notice a change. */
const missingPagePolicy = "public, max-age=0, s-maxage=10";

/** The Cache-Control of a page. Finished pages get their route's policy; a streamed page contains a nonce and must not be shared. */
export function pagePolicy(route: string | null, status: number, isFinished: boolean): string {
  if (!route || !isFinished || status >= 500) return privatePagePolicy;
  return status === 404 || status === 410 ? missingPagePolicy : route;
}
