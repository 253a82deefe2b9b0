import type { MiddlewareHandler } from "hono";
import { privateArea } from "#app/lib/private-path.ts";

const headers = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Keeps the desk and previews out of every cache and index, whatever their routes say. */
export function privatePages(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!privateArea(context.req.path)) return;
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  };
}
