import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { contentSecurityPolicy } from "#app/lib/content-security-policy.ts";

const unconditionalHeaders = {
  "Content-Security-Policy": contentSecurityPolicy(),
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** HSTS covers subdomains only from a max-age of one year on, so that a site that tries HSTS out binds no other host. */
const MIN_SUBDOMAINS_AGE_S = 31_536_000;

export type HttpsOptions = { siteUrl?: string; hstsMaxAge?: number };

/**
 * Sets headers on Node's response. A header of the same name on the app's response replaces one of them: pages have their own
 * Content-Security-Policy, and share images allow other sites.
 */
export function setSecurityHeaders({
  siteUrl,
  hstsMaxAge = 2 * MIN_SUBDOMAINS_AGE_S,
}: HttpsOptions): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const scope = hstsMaxAge >= MIN_SUBDOMAINS_AGE_S ? "; includeSubDomains" : "";
  const hsts = { "Strict-Transport-Security": `max-age=${hstsMaxAge}${scope}` };
  const headers = Object.entries({ ...unconditionalHeaders, ...(siteUrl?.startsWith("https:") && hsts) });
  return ({ env: { outgoing } }, next) => {
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    return next();
  };
}
