import { setTimeout as sleep } from "node:timers/promises";
import type { Connection } from "@supabase/lite";

const MAX_BUSY_WAIT_MS = 5_000;
const FIRST_RETRY_PAUSE_MS = 20;
const MAX_RETRY_PAUSE_MS = 200;
const SQLITE_BUSY = 5;

/** Retries a query with pauses while another process writes. SQLite's own busy timeout would block the whole server meanwhile. */
export function retryWhileLocked(connection: Pick<Connection, "withContext">) {
  const run = connection.withContext.bind(connection);
  connection.withContext = async (vars, query, options) => {
    const startedAt = performance.now();
    for (let pause = FIRST_RETRY_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_RETRY_PAUSE_MS)) {
      try {
        return await run(vars, query, options);
      } catch (error) {
        if (!isSqliteBusy(error) || performance.now() - startedAt > MAX_BUSY_WAIT_MS) throw error;
        await sleep(pause * (0.5 + Math.random() / 2));
      }
    }
  };
}

/** Whether another process holds SQLite's lock. All of SQLite's extended codes for it have `SQLITE_BUSY` as their low byte. */
export function isSqliteBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}
