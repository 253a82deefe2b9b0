import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#app/config/log.server.ts";

/** Shorter than a webhook attempt may take. An attempt that is cut off is sent again once its lease expires. */
const SHUTDOWN_GRACE_MS = 10_000;
const STORE_CLOSE_TIMEOUT_MS = 4_000;
const IDLE_SWEEP_INTERVAL_MS = 50;

type ShutdownSteps = {
  /** Tells a balancer to send no more requests. */
  announce?: () => Promise<void>;
  /** Stops background work. */
  stop: () => Promise<void>;
  /** Closes the store, once nothing uses it. */
  close: () => Promise<void>;
};

/** On the first signal: tells the balancer, stops listening, waits for running requests and background work, and closes the store. */
export function shutDownOnSignal(server: Server, steps: ShutdownSteps) {
  let isClosing = false;
  const shutDown = async (reason: string) => {
    if (isClosing) return;
    isClosing = true;
    log.info({ reason }, "shutting down");
    await steps.announce?.();
    await shutDownGracefully(server, steps);
    process.exit(0);
  };
  // The handlers stay registered: Ctrl-C arrives twice, from the terminal and from the starter, and an unhandled signal kills us.
  process.on("SIGTERM", () => shutDown("SIGTERM"));
  process.on("SIGINT", () => shutDown("SIGINT"));
  // The IPC channel closes when the starter dies.
  process.once("disconnect", () => shutDown("starter gone"));
}

/** Abandons requests and work that do not end in time. A submission under way is in the store and is sent when its lease expires. */
export async function shutDownGracefully(server: Server, { stop, close }: ShutdownSteps, wait: WaitFunction = sleep) {
  // Otherwise a kept-alive connection could send requests until closeAllConnections cuts it in the middle of one.
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_INTERVAL_MS);
  const closed = new Promise((resolve) => server.close(resolve));
  await Promise.race([Promise.allSettled([closed, stop()]), wait(SHUTDOWN_GRACE_MS)]);
  clearInterval(sweep);
  server.closeAllConnections();
  await Promise.race([Promise.allSettled([close()]), wait(STORE_CLOSE_TIMEOUT_MS)]);
}

type WaitFunction = (ms: number) => Promise<unknown>;
