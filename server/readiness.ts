import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";

export type Readiness = ReturnType<typeof createReadiness>;

/** A balancer that asks every two seconds has noticed by then. */
const NOTICE_MS = 4_000;
const WATCHED_MS = 60_000;

/** Whether a balancer may send requests here. It does not depend on the store: all servers of a site share that. */
export function createReadiness(wait: (ms: number) => Promise<unknown> = sleep) {
  let status: "starting" | "ready" | "shutting down" = "starting";
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    answer(context: Context) {
      askedAt = performance.now();
      context.header("Cache-Control", "no-store");
      return context.json({ status }, status === "ready" ? 200 : 503);
    },
    started() {
      status = "ready";
    },
    /** Says no, and resolves once a balancer has had the time to notice. Without one it resolves at once. */
    async announceShutdown() {
      status = "shutting down";
      if (performance.now() - askedAt < WATCHED_MS) await wait(NOTICE_MS);
    },
  };
}
