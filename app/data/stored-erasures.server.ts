import { readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findStoreFile } from "./backup.server.ts";
import { isBackupName, isFinishedBackup } from "./backup-series.server.ts";
import type { Erasure } from "./erasures.server.ts";

/** The erasures in a copy of the embedded store. A copy from before the table `erasures` existed has none. */
export function readErasuresFromCopy(folder: string): Erasure[] {
  const database = new DatabaseSync(findStoreFile(folder), { timeout: 10_000 });
  try {
    const table = database.prepare("select 1 from sqlite_master where type = 'table' and name = 'erasures'").get();
    const rows = table ? database.prepare("select hash, erased_at from erasures").all() : [];
    return rows.map(({ hash, erased_at }) => ({ hash: String(hash), erasedAt: String(erased_at) }));
  } finally {
    database.close();
  }
}

/** The newest backup of the series that a backup belongs to; null if the backup is itself the newest, or belongs to no series. */
export function findNewerBackup(backup: string): string | null {
  const folder = basename(backup) === "store.db" ? dirname(resolve(backup)) : resolve(backup);
  const series = dirname(folder);
  if (!isBackupName(basename(folder))) return null;
  const newest = readdirSync(series)
    .filter((name) => isBackupName(name) && isFinishedBackup(join(series, name)))
    .sort()
    .at(-1);
  return newest && newest !== basename(folder) ? join(series, newest) : null;
}
