/** The `headers` of a route whose page is the same for all visitors, so that the page cache and proxies may store it. */
export function sharedPage() {
  return { "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=86400" };
}

/** For a 404 of such a route. Short, so that proxies soon notice a new page. */
export const missingPage = "public, max-age=0, s-maxage=10";

export const privatePage = "private, no-cache";
