import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { OperationalError, reasonOf } from "#app/config/operational-error.server.ts";

/** The outcome of the last `npm run backup -- --to`. */
export type LastBackup = v.InferOutput<typeof lastBackupSchema>;

/** A backup is due every day; the two hours above a day allow for a slow one. */
export const BACKUP_MAX_AGE_MS = 26 * 60 * 60_000;

export const LAST_BACKUP_FILE_NAME = "last-backup.json";

const lastBackupSchema = v.object({
  finishedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The folder that was given with --to. */
  to: v.string(),
  ok: v.boolean(),
  error: v.nullable(v.string()),
});

/** Null if no backup was ever made with --to. A file that cannot be read counts as a failed backup. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  const file = join(dataDir, LAST_BACKUP_FILE_NAME);
  try {
    return v.parse(lastBackupSchema, JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    return { finishedAt: new Date(0).toISOString(), to: "", ok: false, error: `${file}: ${reasonOf(error)}` };
  }
}

export function recordLastBackup(dataDir: string, outcome: LastBackup) {
  const file = join(dataDir, LAST_BACKUP_FILE_NAME);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Renaming the finished file keeps the site from reading half of it.
    writeFileSync(`${file}.unfinished`, `${JSON.stringify(outcome)}\n`, { mode: 0o600 });
    renameSync(`${file}.unfinished`, file);
  } catch (error) {
    throw new OperationalError(
      `The backup's outcome could not be noted (${reasonOf(error)}). Let this user write to DATA_DIR (${dataDir}).`,
      { cause: error },
    );
  }
}
