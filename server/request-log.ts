import type { MiddlewareHandler } from "hono";
import { log } from "#app/config/log.server.ts";
import { requestScope } from "#app/config/request-scope.server.ts";

/** One line per request. No query, client address or body, so that the log holds no personal data. */
export function requestLog(): MiddlewareHandler {
  return (context, next) => {
    const startedAt = performance.now();
    const id = context.get("requestId");
    return requestScope.run(id, async () => {
      await next();
      context.res.headers.set("X-Request-Id", id);
      const { method, path } = context.req;
      log.info({ method, path, status: context.res.status, ms: Math.round(performance.now() - startedAt) }, "request");
    });
  };
}
