import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OperationalError } from "#app/config/operational-error.server.ts";
import { isSqliteBusy } from "./lock-retry.server.ts";

const LOCK_WAIT_MS = 2_000;

/**
 * Keeps a second process out of a folder. The lock is SQLite's file lock, which the operating system releases however the
 * process ends. The file lock.pid only names the process that holds the lock.
 */
export async function lockFolder(folder: string) {
  const holderFile = join(folder, "lock.pid");
  const database = new DatabaseSync(join(folder, "lock.db"), { timeout: LOCK_WAIT_MS });
  try {
    database.exec("pragma journal_mode = delete; begin exclusive");
  } catch (error) {
    database.close();
    if (!isSqliteBusy(error)) throw error;
    throw new OperationalError(
      `DATA_DIR (${folder}) is in use by process ${readHolderPid(holderFile)}. Stop that process, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(holderFile, `${process.pid}\n`);
  return { release: () => database.close() };
}

function readHolderPid(file: string) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "unknown";
  }
}
