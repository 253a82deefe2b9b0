import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

const YEAR = 31_536_000;
const DAY = 86_400;

/** The built client folder: hashed files for ever, the rest for a day; compressed twins where the build left them. */
export function staticFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });
  return async (context, next) => {
    const response = await serve(context, next);
    if (!(response instanceof Response)) return;
    const isHashed = context.req.path.startsWith("/assets/");
    response.headers.set(
      "Cache-Control",
      isHashed ? `public, max-age=${YEAR}, immutable` : `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
    );
    return response;
  };
}
