import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { contentSecurityPolicy } from "#app/lib/content-security-policy.ts";
import type { RequestIdEnv } from "./request-log.ts";

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

/** Pages bring their own policy, share images allow other sites. */
export function defaultHeaders({ siteUrl, hstsMaxAge = 2 * SUBDOMAINS_FROM_S }: Https): Record<string, string> {
  if (!siteUrl?.startsWith("https:")) return always;
  const scope = hstsMaxAge >= SUBDOMAINS_FROM_S ? "; includeSubDomains" : "";
  return { ...always, "Strict-Transport-Security": `max-age=${hstsMaxAge}${scope}` };
}

/** Sets default headers on Node's response. A header of the same name on the app's response replaces the default. */
export function securityHeaders(https: Https): MiddlewareHandler<RequestIdEnv & { Bindings: HttpBindings }> {
  const defaults = Object.entries(defaultHeaders(https));
  return ({ env: { outgoing }, var: { requestId } }, next) => {
    outgoing.setHeader("X-Request-Id", requestId);
    for (const [name, value] of defaults) outgoing.setHeader(name, value);
    return next();
  };
}
