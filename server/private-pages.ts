import type { MiddlewareHandler } from "hono";
import { privateArea } from "#app/lib/private-path.ts";

const privateHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Keeps the desk and previews out of every cache and search index, whatever headers their routes set. */
export function setPrivateHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!privateArea(context.req.path)) return;
    for (const [name, value] of Object.entries(privateHeaders)) context.header(name, value);
  };
}
