import type { Context } from "hono";
import { log } from "#app/config/log.server.ts";
import { withTimeout } from "#app/data/with-timeout.ts";
import { memoizeFor } from "#app/metrics/memo-for.ts";

export type HealthChecks = {
  read: () => Promise<unknown>;
  write: () => Promise<unknown>;
  /** The time since which the oldest unsent delivery has been waiting. */
  oldestWaitingSince: () => Promise<string | null>;
};

const CHECK_TIMEOUT_MS = 2_000;
const RESULT_LIFETIME_MS = 10_000;

/** Answers 200 while the store can be read and written, else 503. Results of the write and the backlog query are reused for a while. */
export function createHealthHandler({ read, write, oldestWaitingSince }: HealthChecks) {
  const proveWrite = memoizeFor(RESULT_LIFETIME_MS, write);
  const waitingSince = memoizeFor(RESULT_LIFETIME_MS, oldestWaitingSince);
  return async (context: Context) => {
    context.header("Cache-Control", "no-store");
    const isReadable = await passesCheck("answers no read", read);
    const isWritable = isReadable && (await passesCheck("takes no write", proveWrite));
    const store = isWritable ? "ok" : isReadable ? "not writable" : "unreachable";
    if (store !== "ok") return context.json({ status: "degraded", store }, 503);
    return context.json({ status: "ok", store, oldestWaitingSeconds: await ageOfOldest() });
  };

  async function ageOfOldest() {
    const since = await withTimeout(waitingSince(), CHECK_TIMEOUT_MS).catch(() => undefined);
    if (since === undefined) return "unknown";
    return since && Math.max(0, Math.round((Date.now() - Date.parse(since)) / 1000));
  }
}

async function passesCheck(failure: string, check: () => Promise<unknown>) {
  try {
    await withTimeout(check(), CHECK_TIMEOUT_MS);
    return true;
  } catch (error) {
    log.warn({ err: error }, `the store ${failure}`);
    return false;
  }
}
