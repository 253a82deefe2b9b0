import { existsSync, lstatSync, mkdtempSync, readdirSync, rmdirSync, rmSync, unlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import { restoreBackup } from "./backup.server.ts";
import { openEmbedded } from "./embedded.server.ts";
import { findSurplusBackups } from "./surplus-backups.ts";

/** The files that a backup consists of. A folder with any other file in it is never removed. */
const BACKUP_FILE_NAME = /^store\.(db|dump)(\.unfinished(-journal)?)?$/;
/** The files of the DATA_DIR that a killed restore check leaves behind. */
const CHECK_FILE_NAME = /^(store\.db|lock\.db|lock\.pid)/;
const BACKUP_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;
const CHECK_FOLDER_NAME = /^(.+Z)-check-[^-]+$/;
/** No backup takes longer. An older one that is unfinished was killed. */
const MAX_BACKUP_DURATION_MS = 24 * 60 * 60_000;

/** The name of a backup: the time it began, without the colons that some file systems refuse. */
export function backupName(time: Date): string {
  return time.toISOString().replaceAll(":", "-");
}

export function isBackupName(name: string): boolean {
  return BACKUP_NAME.test(name);
}

/** Whether a folder holds a finished store. The folder of a failed backup does not. */
export function isFinishedBackup(folder: string): boolean {
  return existsSync(join(folder, "store.db")) || existsSync(join(folder, "store.dump"));
}

/** Removes the folder of a failed backup, unless somebody put other files into it. */
export function removeFailedBackup(folder: string) {
  if (existsSync(folder) && isBackupFolder(folder)) removeFlatFolder(folder);
}

/** Restores a backup's file into a folder beside the backup and opens the store as a start does. Throws if a table's number of rows then differs. */
export async function assertRestorable(file: string) {
  const folder = mkdtempSync(`${dirname(file)}-check-`);
  try {
    const dataDir = join(folder, "data");
    await restoreBackup(file, dataDir);
    const expected = countRowsByTable(dataDir);
    await (await openEmbedded(dataDir, { seed: false })).close();
    const found = countRowsByTable(dataDir);
    for (const [table, count] of Object.entries(expected))
      if (found[table] !== count) throw new Error(`${table} has ${found[table]} of ${count} rows`);
  } catch (error) {
    throw new OperationalError(
      `The copy of the store does not restore (${reasonOf(error)}), so it was removed. Older backups are still there. Check the disk and the store, then back up again.`,
      { cause: error },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes the backups in a folder that are no longer needed. Returns how many it removed. */
export function thinBackups(folder: string, now: Date): number {
  const whole = listBackupNames(folder).filter((name) => isFinishedBackup(join(folder, name)));
  const surplus = findSurplusBackups(whole.map(backupTime), now);
  for (const time of surplus) removeFlatFolder(join(folder, backupName(time)));
  return surplus.length;
}

/** Removes the folders that killed backups and killed restore checks left behind. */
export function removeLeftovers(folder: string, now: Date) {
  if (!existsSync(folder)) return;
  const isOver = (name: string) => now.getTime() - backupTime(name).getTime() > MAX_BACKUP_DURATION_MS;
  for (const name of listBackupNames(folder))
    if (!isFinishedBackup(join(folder, name)) && isOver(name)) removeFlatFolder(join(folder, name));
  for (const name of readdirSync(folder)) {
    const [, backup = ""] = CHECK_FOLDER_NAME.exec(name) ?? [];
    if (isBackupName(backup) && isOver(backup)) removeCheckFolder(join(folder, name));
  }
}

function listBackupNames(folder: string): string[] {
  return readdirSync(folder).filter((name) => isBackupName(name) && isBackupFolder(join(folder, name)));
}

function backupTime(name: string) {
  const [, day, hours, minutes, seconds] = BACKUP_NAME.exec(name) ?? [];
  return new Date(`${day}T${hours}:${minutes}:${seconds}`);
}

function removeCheckFolder(folder: string) {
  const data = join(folder, "data");
  if (!isFolderOfOnly(folder, /^data$/)) return;
  if (existsSync(data)) {
    if (!isFolderOfOnly(data, CHECK_FILE_NAME)) return;
    removeFlatFolder(data);
  }
  removeFlatFolder(folder);
}

function isBackupFolder(path: string) {
  return isFolderOfOnly(path, BACKUP_FILE_NAME);
}

function isFolderOfOnly(path: string, files: RegExp) {
  return lstatSync(path).isDirectory() && readdirSync(path).every((name) => files.test(name));
}

/** Deletes file by file instead of recursively, so that a subfolder or a file that appears meanwhile stops it. */
function removeFlatFolder(folder: string) {
  try {
    for (const name of readdirSync(folder)) unlinkSync(join(folder, name));
    rmdirSync(folder);
  } catch (error) {
    throw new OperationalError(`${folder} could not be removed (${reasonOf(error)}). Remove it yourself.`, {
      cause: error,
    });
  }
}

function countRowsByTable(dataDir: string): Record<string, number> {
  const database = new DatabaseSync(join(dataDir, "store.db"), { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
    return Object.fromEntries(
      tables.map(({ name }) => [
        String(name),
        Number(database.prepare(`select count(*) as rows from "${name}"`).get()?.rows),
      ]),
    );
  } finally {
    database.close();
  }
}
