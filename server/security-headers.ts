import type { MiddlewareHandler } from "hono";
import { contentSecurityPolicy } from "#app/lib/content-security-policy.ts";

const always = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Pages bring a policy of their own, with their nonce; everything else gets the plain one. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(always)) {
      // A share image is there for other sites to show, and says so.
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    if (isHttps) context.header("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
    if (!context.res.headers.has("Content-Security-Policy"))
      context.header("Content-Security-Policy", contentSecurityPolicy());
  };
}
