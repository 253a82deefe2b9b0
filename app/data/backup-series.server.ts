import { mkdtempSync, readdirSync, rmdirSync, rmSync, statSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OperatorError, reasonOf } from "#app/config/operator-error.server.ts";
import { restore } from "./backup.server.ts";
import { openEmbedded } from "./embedded.server.ts";
import { surplusBackups } from "./surplus-backups.ts";

/** What a backup of ours may hold. A folder with anything else in it is not touched. */
const OWN_FILES = /^store\.(db|dump)(\.unfinished(-journal)?)?$/;
const STAMP = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

/** The name of a backup: its time, in characters that any file system takes. */
export function backupName(time: Date): string {
  return time.toISOString().replaceAll(":", "-");
}

export function isBackupName(name: string): boolean {
  return STAMP.test(name);
}

/** Restores a backup into a folder beside it and opens it as a start would. Throws if a table then has other rows than before. */
export async function checkRestores(backup: string) {
  const folder = mkdtempSync(`${backup}-check-`);
  try {
    const dataDir = join(folder, "data");
    await restore(backup, dataDir);
    const expected = countRows(dataDir);
    await (await openEmbedded(dataDir, { seed: false })).close();
    const found = countRows(dataDir);
    for (const [table, count] of Object.entries(expected))
      if (found[table] !== count) throw new Error(`${table} has ${found[table]} of ${count} rows`);
  } catch (error) {
    throw new OperatorError(
      `${backup} does not restore (${reasonOf(error)}). Look at the store before you rely on it.`,
      {
        cause: error,
      },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes the backups in a folder that are no longer needed. Returns how many. */
export function thinBackups(folder: string, now: Date): number {
  const times = readdirSync(folder).flatMap((name) => {
    const [, day, hours, minutes, seconds] = STAMP.exec(name) ?? [];
    return day && isOwn(join(folder, name)) ? new Date(`${day}T${hours}:${minutes}:${seconds}`) : [];
  });
  const surplus = surplusBackups(times, now);
  for (const time of surplus) remove(join(folder, backupName(time)));
  return surplus.length;
}

function isOwn(path: string) {
  return statSync(path).isDirectory() && readdirSync(path).every((name) => OWN_FILES.test(name));
}

/** Not recursive, so that a file that appears meanwhile stays. */
function remove(backup: string) {
  try {
    for (const name of readdirSync(backup)) unlinkSync(join(backup, name));
    rmdirSync(backup);
  } catch (error) {
    throw new OperatorError(`${backup} could not be removed (${reasonOf(error)}). Remove it yourself.`, {
      cause: error,
    });
  }
}

function countRows(dataDir: string): Record<string, number> {
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
