import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#app/config/log.server.ts";

/** Shorter than a webhook attempt: one that is cut off is sent again after its lease. With closing, under fifteen seconds. */
const GRACE_MS = 10_000;
const CLOSE_TIMEOUT_MS = 4_000;
const SWEEP_MS = 50;

type Steps = {
  /** Tells a balancer to send no more requests. */
  announce?: () => Promise<void>;
  /** Stops background work. */
  stop: () => Promise<void>;
  /** Closes the store, once nothing uses it. */
  close: () => Promise<void>;
};

/** On the first signal: says so, accepts no connection, waits for running requests and background work, then closes the store. */
export function shutDownOnSignal(server: Server, steps: Steps) {
  let isClosing = false;
  const shutDown = async (reason: string) => {
    if (isClosing) return;
    isClosing = true;
    log.info({ reason }, "shutting down");
    await steps.announce?.();
    await shutDownGracefully(server, steps);
    process.exit(0);
  };
  // Stays registered: Ctrl-C arrives twice, from the terminal and from the starter, and an unhandled signal would kill us.
  process.on("SIGTERM", () => shutDown("SIGTERM"));
  process.on("SIGINT", () => shutDown("SIGINT"));
  // The IPC channel closes when the starter dies.
  process.once("disconnect", () => shutDown("starter gone"));
}

/** Abandons whatever does not end in time. A running submission is in the store and is retried when its lease expires. */
export async function shutDownGracefully(server: Server, { stop, close }: Steps, wait: Wait = sleep) {
  // Otherwise a kept-alive connection could send requests until it is cut in the middle of one.
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const closed = new Promise((resolve) => server.close(resolve));
  await Promise.race([Promise.allSettled([closed, stop()]), wait(GRACE_MS)]);
  clearInterval(sweep);
  server.closeAllConnections();
  await Promise.race([Promise.allSettled([close()]), wait(CLOSE_TIMEOUT_MS)]);
}

type Wait = (ms: number) => Promise<unknown>;
