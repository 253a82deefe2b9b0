import type { Context } from "hono";
import { log } from "#app/config/log.server.ts";
import { withTimeout } from "#app/data/with-timeout.ts";
import { memoizeFor } from "#app/metrics/memo-for.ts";

export type Checks = {
  read: () => Promise<unknown>;
  write: () => Promise<unknown>;
  /** Since when the oldest unsent delivery waits. */
  oldestWaitingSince: () => Promise<string | null>;
};

const TIMEOUT_MS = 2_000;
const KEPT_MS = 10_000;

/** 200 while the store can be read and written, else 503. The write and the backlog query run at most every ten seconds. */
export function health({ read, write, oldestWaitingSince }: Checks) {
  const proveWrite = memoizeFor(KEPT_MS, write);
  const waitingSince = memoizeFor(KEPT_MS, oldestWaitingSince);
  return async (context: Context) => {
    context.header("Cache-Control", "no-store");
    const isReadable = await works("answers no read", read);
    const isWritable = isReadable && (await works("takes no write", proveWrite));
    const store = isWritable ? "ok" : isReadable ? "not writable" : "unreachable";
    if (store !== "ok") return context.json({ status: "degraded", store }, 503);
    return context.json({ status: "ok", store, oldestWaitingSeconds: await ageOfOldest() });
  };

  async function ageOfOldest() {
    const since = await withTimeout(waitingSince(), TIMEOUT_MS).catch(() => undefined);
    if (since === undefined) return "unknown";
    return since && Math.max(0, Math.round((Date.now() - Date.parse(since)) / 1000));
  }
}

async function works(failure: string, check: () => Promise<unknown>) {
  try {
    await withTimeout(check(), TIMEOUT_MS);
    return true;
  } catch (error) {
    log.warn({ err: error }, `the store ${failure}`);
    return false;
  }
}
