import type { MiddlewareHandler } from "hono";
import { log } from "#app/config/log.server.ts";

/** One line per request: no query, no address, no body, so that nothing personal reaches the log. */
export function requestLog(): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    context.header("X-Request-Id", context.get("requestId"));
    log.info(
      {
        id: context.get("requestId"),
        method: context.req.method,
        path: context.req.path,
        status: context.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      "request",
    );
  };
}
