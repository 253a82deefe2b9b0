import type { Server } from "node:http";
import { log } from "#app/config/log.server.ts";

const GRACE_MS = 10_000;

type Steps = {
  /** Ends the work that no request waits for. */
  stop: () => Promise<void>;
  /** Closes what requests and work used. */
  close: () => Promise<void>;
};

/** On the first signal: takes no new connection, lets the running requests and work end, then closes what they used. */
export function closeOnSignal(server: Server, { stop, close }: Steps) {
  let isClosing = false;
  const shutDown = async (reason: string) => {
    if (isClosing) return;
    isClosing = true;
    log.info({ reason }, "shutting down");
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await Promise.all([closed, stop()]);
    await close();
    process.exit(0);
  };
  process.once("SIGTERM", () => shutDown("SIGTERM"));
  process.once("SIGINT", () => shutDown("SIGINT"));
  // The starter holds the other end of this channel: when it is gone, so are we.
  process.once("disconnect", () => shutDown("starter gone"));
}
