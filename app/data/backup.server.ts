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
 * Copies the store at one moment, while a site may be writing to it. Nothing else in DATA_DIR needs a backup: keys are made
 * at every start. Returns the number of submissions in the copy.
 */
export function backUpStore(dataDir: string, target: string): number {
  const source = join(dataDir, STORE_FILE_NAME);
  if (!existsSync(source))
    throw new OperationalError(`DATA_DIR (${dataDir}) holds no store. Set it to the site's folder.`);
  const isEmpty = explainFailure(`${target} cannot hold a backup`, "Name another folder.", () => {
    // Enquiries are private.
    mkdirSync(target, { recursive: true, mode: 0o700 });
    return readdirSync(target).length === 0;
  });
  if (!isEmpty) throw new OperationalError(`${target} is not empty. Name a new folder for the backup.`);
  const unfinished = join(target, `${STORE_FILE_NAME}.unfinished`);
  copyStore(source, unfinished);
  const submissions = verifyStore(unfinished);
  moveFinishedCopy(unfinished, join(target, STORE_FILE_NAME));
  return submissions;
}

/**
 * Restores a backup into an empty DATA_DIR. `prepare` may change the copy, which is a store in a folder of its own, before it
 * becomes the site's. Returns the number of submissions in it.
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
  // Locked before the check, so that a running site is named and none can start in between.
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

/** The store in a backup's folder, or the file itself. */
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
    // Copied once more, so that nothing that was deleted is left in the file.
    copyStore(join(folder, STORE_FILE_NAME), target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `vacuum into` includes what is still in the write-ahead log. */
function copyStore(source: string, target: string) {
  explainFailure(`${target} could not be written`, "Free some space and try again.", () => {
    // Readable by its owner alone from the first byte.
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

/** Renames the copy only once it is complete and on disk. */
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

/** Checks that the file is an intact store. Returns its number of submissions. */
function verifyStore(file: string) {
  // SQLite hides why a file cannot be opened.
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
