import type { Context } from "hono";
import { log } from "#app/config/log.server.ts";
import type { Store } from "#app/data/current-store.server.ts";

const PING_TIMEOUT_MS = 2_000;

/** 200 while the store responds, else 503. */
export function health(store: Pick<Store, "ping">) {
  return async (context: Context) => {
    context.header("Cache-Control", "no-store");
    try {
      await Promise.race([store.ping(), rejectAfter(PING_TIMEOUT_MS)]);
      return context.json({ status: "ok", store: "ok" });
    } catch (error) {
      log.warn({ err: error }, "the store does not answer");
      return context.json({ status: "degraded", store: "unreachable" }, 503);
    }
  };
}

function rejectAfter(ms: number) {
  return new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref();
  });
}
