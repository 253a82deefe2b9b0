const MAX_PATH_LENGTH = 200;

/** The path of the site's page that sent a post; empty if unknown. Leaves out the query, which may contain anything. */
export function referringPage({ headers, url }: Pick<Request, "headers" | "url">, siteUrl?: string): string {
  const referrer = URL.parse(headers.get("referer") ?? "");
  const own = [url, siteUrl ?? url].map((address) => new URL(address).host);
  own.push(headers.get("x-forwarded-host") ?? "");
  if (!referrer || !own.includes(referrer.host)) return "";
  return referrer.pathname.slice(0, MAX_PATH_LENGTH);
}
