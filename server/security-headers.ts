import type { MiddlewareHandler } from "hono";
import { contentSecurityPolicy } from "#app/lib/content-security-policy.ts";
import { isPersonal } from "./page-address.ts";

const always = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

const https = { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" };

export function securityHeadersFor(siteUrl?: string): Record<string, string> {
  return siteUrl?.startsWith("https:") ? { ...always, ...https } : always;
}

/** Pages bring a policy of their own; everything else gets the plain one. */
export function securityHeaders(siteUrl?: string): MiddlewareHandler {
  const headers = Object.entries(securityHeadersFor(siteUrl));
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) {
      // A share image is there for other sites to show, and says so.
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    if (!context.res.headers.has("Content-Security-Policy"))
      context.header("Content-Security-Policy", contentSecurityPolicy());
    // It has the browser begin the page anew in another process, so only where there is something to keep from other windows.
    if (isPersonal(context.req.path)) context.header("Cross-Origin-Opener-Policy", "same-origin");
  };
}
