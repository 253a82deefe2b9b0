import type { Env } from "#app/config/env.server.ts";

type SiteSettings = Pick<Env, "SITE_URL" | "TRUST_PROXY">;

/**
 * Whether another site's page sent the request. Browsers tell by Sec-Fetch-Site, older ones by Origin. A client that sends
 * neither header is no browser and carries no visitor's session. A proxy hides the scheme, so only hosts are compared.
 */
export function isCrossSite({ headers, url }: Request, { SITE_URL, TRUST_PROXY }: SiteSettings): boolean {
  const relation = headers.get("sec-fetch-site");
  if (relation === "same-origin" || relation === "none") return false;
  const origin = headers.get("origin");
  if (relation === "cross-site" || (relation && !origin)) return true;
  if (!origin) return false;
  const own = [new URL(url).host, hostOf(SITE_URL)];
  if (TRUST_PROXY > 0) own.push(headers.get("x-forwarded-host") ?? undefined);
  const host = hostOf(origin);
  return host === undefined || !own.includes(host);
}

function hostOf(address: string | undefined) {
  return address && URL.canParse(address) ? new URL(address).host : undefined;
}
