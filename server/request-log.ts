import type { MiddlewareHandler } from "hono";
import { logInfo } from "#app/config/log.server.ts";
import { requestScope } from "#app/config/request-scope.server.ts";

type Line = { id: string; method: string; path: string; status: number; startedAt: number };

/** One line per request: no query, no address, no body, so that nothing personal reaches the log. */
export function logRequest({ id, method, path, status, startedAt }: Line) {
  logInfo({ id, method, path, status, ms: Math.round(performance.now() - startedAt) }, "request");
}

export function requestLog(): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    const id = context.get("requestId");
    await requestScope.run(id, next);
    context.header("X-Request-Id", id);
    const { method, path } = context.req;
    logRequest({ id, method, path, status: context.res.status, startedAt });
  };
}
