import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { log } from "#app/config/log.server.ts";
import { requestScope } from "#app/config/request-scope.server.ts";

/** The log keeps only this part of a preview's address, since the whole address opens the preview. */
const PREVIEW_PREFIX = "/preview/";

/** Logs one line per request, with an id. Leaves out query, client address and body, so that the log holds no personal data. */
export function logRequests(
  count?: (path: string, status: number) => void,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return (context, next) => {
    const startedAt = performance.now();
    const id = randomUUID();
    context.env.outgoing.setHeader("X-Request-Id", id);
    return requestScope.run(id, async () => {
      await next();
      const { method, path } = context.req;
      const { status } = context.res;
      count?.(path, status);
      const shown = path.startsWith(PREVIEW_PREFIX) ? PREVIEW_PREFIX : path;
      log.info({ method, path: shown, status, ms: Math.round(performance.now() - startedAt) }, "request");
    });
  };
}
