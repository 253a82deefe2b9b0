import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { contentSecurityPolicy } from "#app/lib/content-security-policy.ts";

const always = {
  "Content-Security-Policy": contentSecurityPolicy(),
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** From a year on, so that a site that is trying HSTS out binds no other host. */
const SUBDOMAINS_FROM_S = 31_536_000;

export type Https = { siteUrl?: string; hstsMaxAge?: number };

/**
 * Sets headers on Node's response. A header of the same name on the app's response replaces them: pages bring their own
 * policy, share images allow other sites.
 */
export function securityHeaders({
  siteUrl,
  hstsMaxAge = 2 * SUBDOMAINS_FROM_S,
}: Https): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const scope = hstsMaxAge >= SUBDOMAINS_FROM_S ? "; includeSubDomains" : "";
  const hsts = { "Strict-Transport-Security": `max-age=${hstsMaxAge}${scope}` };
  const headers = Object.entries({ ...always, ...(siteUrl?.startsWith("https:") && hsts) });
  return ({ env: { outgoing } }, next) => {
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    return next();
  };
}
