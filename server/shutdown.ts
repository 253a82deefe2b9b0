import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#app/config/log.server.ts";

/** Fifteen seconds at most, with one to spare for a machine that is busy. */
const GRACE_MS = 10_000;
const CLOSE_MS = 4_000;
const SWEEP_MS = 50;

type Steps = {
  /** Ends the work that no request waits for. */
  stop: () => Promise<void>;
  /** Closes what requests and work used. */
  close: () => Promise<void>;
};

/** On the first signal: takes no new connection, lets the running requests and work end, then closes what they used. */
export function closeOnSignal(server: Server, steps: Steps) {
  let isClosing = false;
  const shutDown = async (reason: string) => {
    if (isClosing) return;
    isClosing = true;
    log.info({ reason }, "shutting down");
    await endInTime(server, steps);
    process.exit(0);
  };
  // Ctrl-C reaches us twice, from the terminal and from the starter, and a signal nobody listens to ends us in the middle.
  process.on("SIGTERM", () => shutDown("SIGTERM"));
  process.on("SIGINT", () => shutDown("SIGINT"));
  // The starter holds the other end of this channel: when it is gone, so are we.
  process.once("disconnect", () => shutDown("starter gone"));
}

/** What does not end in time is left: a submission under way is in the store, and its lease ends by itself. */
export async function endInTime(server: Server, { stop, close }: Steps, wait: Wait = sleep) {
  // A connection that is kept alive would bring request after request until it is cut in the middle of one.
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const closed = new Promise((resolve) => server.close(resolve));
  await Promise.race([Promise.allSettled([closed, stop()]), wait(GRACE_MS)]);
  clearInterval(sweeping);
  server.closeAllConnections();
  await Promise.race([Promise.allSettled([close()]), wait(CLOSE_MS)]);
}

type Wait = (ms: number) => Promise<unknown>;
