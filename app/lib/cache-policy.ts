/** The `headers` of a route whose page is the same for every visitor: the page cache and proxies in front may keep it. */
export function sharedPage() {
  return { "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=86400" };
}

/** For a missing page of such a route. Short, so that proxies soon see it appear, or a removed one disappear. */
export const missingPage = "public, max-age=0, s-maxage=10";

export const privatePage = "private, no-cache";
