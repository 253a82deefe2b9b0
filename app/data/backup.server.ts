import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import { lockFolder } from "./lock.server.ts";

const STORE_FILE_NAME = "store.db";
const lockFileNames = new Set(["lock.db", "lock.db-journal", "lock.pid"]);

/**
 * Copies the store as of one moment, even while the site writes to it. The copy has no keys, since every start makes new
 * ones, and no uploaded pictures. `check` gets the copy before it counts as a backup. Returns the number of submissions in it.
 */
export async function backUpStore(
  dataDir: string,
  target: string,
  check?: (file: string) => Promise<void>,
): Promise<number> {
  const source = join(dataDir, STORE_FILE_NAME);
  if (!existsSync(source))
    throw new OperationalError(`DATA_DIR (${dataDir}) holds no store. Set it to the site's folder.`);
  const isEmpty = explainFailure(`${target} cannot hold a backup`, "Name another folder.", () => {
    // Only the owner may read the folder: enquiries are private.
    mkdirSync(target, { recursive: true, mode: 0o700 });
    return readdirSync(target).length === 0;
  });
  if (!isEmpty) throw new OperationalError(`${target} is not empty. Name a new folder for the backup.`);
  const unfinished = join(target, `${STORE_FILE_NAME}.unfinished`);
  copyStore(source, unfinished);
  try {
    const submissions = verifyStore(unfinished);
    await check?.(unfinished);
    moveFinishedCopy(unfinished, join(target, STORE_FILE_NAME));
    return submissions;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/**
 * Restores a backup into an empty DATA_DIR. `prepare` gets a folder with a copy of the backup and may change the copy before
 * DATA_DIR receives it. Returns the number of submissions in the restored store.
 */
export async function restoreBackup(
  backup: string,
  dataDir: string,
  prepare?: (folder: string) => Promise<unknown>,
): Promise<number> {
  const source = findStoreFile(backup);
  const submissions = verifyStore(source);
  explainFailure(`DATA_DIR (${dataDir}) cannot be made`, "Set it to a folder that this user may write.", () =>
    mkdirSync(dataDir, { recursive: true, mode: 0o700 }),
  );
  // The lock comes before the check: it reports a running site by its process, and no site can start in between.
  const lock = await lockFolder(dataDir);
  try {
    if (readdirSync(dataDir).some((name) => !lockFileNames.has(name)))
      throw new OperationalError(
        `DATA_DIR (${dataDir}) is not empty. Move its content to a folder and name that with --replaces, or set DATA_DIR to a new folder.`,
      );
    const unfinished = join(dataDir, `${STORE_FILE_NAME}.unfinished`);
    if (!prepare) copyStore(source, unfinished);
    else await copyAndPrepare(source, unfinished, prepare);
    moveFinishedCopy(unfinished, join(dataDir, STORE_FILE_NAME));
  } finally {
    lock.release();
  }
  return prepare ? countSubmissions(join(dataDir, STORE_FILE_NAME)) : submissions;
}

/** The path of a backup's store file. `backup` names the backup's folder or the file itself. */
export function findStoreFile(backup: string): string {
  const file = existsSync(backup) && statSync(backup).isDirectory() ? join(backup, STORE_FILE_NAME) : backup;
  if (existsSync(file)) return file;
  throw new OperationalError(
    `${backup} is not a backup: it has no ${STORE_FILE_NAME}. Name a folder that npm run backup wrote.`,
  );
}

async function copyAndPrepare(source: string, target: string, prepare: (folder: string) => Promise<unknown>) {
  const folder = mkdtempSync(join(dirname(target), "restoring-"));
  try {
    copyStore(source, join(folder, STORE_FILE_NAME));
    await prepare(folder);
    // The second copy has no free pages, so no deleted row is left in the file.
    copyStore(join(folder, STORE_FILE_NAME), target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `vacuum into` also copies the commits that are still in the write-ahead log. */
function copyStore(source: string, target: string) {
  explainFailure(`${target} could not be written`, "Free some space and try again.", () => {
    // The file is created first, so that only its owner can read the copy from the first byte on.
    closeSync(openSync(target, "wx", 0o600));
    const database = new DatabaseSync(source, { timeout: 10_000 });
    try {
      database.prepare("vacuum into ?").run(target);
    } catch (error) {
      for (const leftover of [target, `${target}-journal`]) rmSync(leftover, { force: true });
      throw error;
    } finally {
      database.close();
    }
  });
}

/** Renames the copy to its final name, once the copy is safely on disk. */
function moveFinishedCopy(unfinished: string, path: string) {
  flushToDisk(unfinished);
  renameSync(unfinished, path);
  flushToDisk(dirname(path));
}

function flushToDisk(path: string) {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}

/** Throws unless the file is an intact store. Returns the number of submissions in the store. */
function verifyStore(file: string) {
  // Opening the file gives the reason that SQLite hides, such as missing rights.
  explainFailure(`${file} cannot be read`, "Give this user read access.", () => closeSync(openSync(file, "r")));
  return explainFailure(`${file} is not an intact store`, "Use another backup.", () => countSubmissions(file));
}

function countSubmissions(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const { integrity_check: verdict } = database.prepare("pragma integrity_check(1)").get() ?? {};
    if (verdict !== "ok") throw new Error(String(verdict).replaceAll("\n", " "));
    const count = database.prepare("select count(*) as submissions from submissions").get();
    return Number(count?.submissions);
  } finally {
    database.close();
  }
}

function explainFailure<T>(problem: string, remedy: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw new OperationalError(`${problem} (${reasonOf(error)}). ${remedy}`, { cause: error });
  }
}
