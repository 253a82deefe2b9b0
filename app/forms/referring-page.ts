const MAX_LENGTH = 200;

/** The path of our page that a post was sent from; empty if the browser does not say. Its query may hold anything. */
export function referringPage({ headers, url }: Pick<Request, "headers" | "url">, siteUrl?: string): string {
  const referrer = URL.parse(headers.get("referer") ?? "");
  const own = [url, siteUrl ?? url].map((address) => new URL(address).host);
  own.push(headers.get("x-forwarded-host") ?? "");
  if (!referrer || !own.includes(referrer.host)) return "";
  return referrer.pathname.slice(0, MAX_LENGTH);
}
