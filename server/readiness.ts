import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";

export type Readiness = ReturnType<typeof createReadiness>;

/** Long enough for a load balancer that asks every two seconds to notice the 503. */
const BALANCER_NOTICE_MS = 4_000;
const BALANCER_SEEN_WITHIN_MS = 60_000;

/** Tells a load balancer whether to send requests here. Ignores the store, which all servers of a site share. */
export function createReadiness(wait: (ms: number) => Promise<unknown> = sleep) {
  let status: "starting" | "ready" | "shutting down" = "starting";
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    handleRequest(context: Context) {
      askedAt = performance.now();
      context.header("Cache-Control", "no-store");
      return context.json({ status }, status === "ready" ? 200 : 503);
    },
    markReady() {
      status = "ready";
    },
    /** Answers 503 from now on, and resolves once a balancer has had time to notice. Resolves at once if none has asked lately. */
    async announceShutdown() {
      status = "shutting down";
      if (performance.now() - askedAt < BALANCER_SEEN_WITHIN_MS) await wait(BALANCER_NOTICE_MS);
    },
  };
}
