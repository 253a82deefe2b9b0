import type { MiddlewareHandler } from "hono";
import { contentSecurityPolicy } from "#app/lib/content-security-policy.ts";

const always = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

const hsts = { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" };

/** Fills in what a response has not set: pages bring their own policy, share images allow other sites. */
export function securityHeaders(siteUrl?: string): MiddlewareHandler {
  const defaults = Object.entries({
    "Content-Security-Policy": contentSecurityPolicy(),
    ...always,
    ...(siteUrl?.startsWith("https:") && hsts),
  });
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value);
  };
}
