import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reasonOf, OperatorError } from "#app/config/operator-error.server.ts";
import { lockFolder } from "./lock.server.ts";

const STORE = "store.db";
const lockFiles = new Set(["lock.db", "lock.db-journal", "lock.pid"]);

/**
 * A copy of the store as it is at one moment, while a site writes to it. The store is all that DATA_DIR keeps: keys are
 * made at every start. Answers with the number of submissions in it.
 */
export function backUp(dataDir: string, target: string): number {
  const source = join(dataDir, STORE);
  if (!existsSync(source)) throw new OperatorError(`DATA_DIR (${dataDir}) holds no store. Set it to the site's folder.`);
  const isEmpty = orExplain(`${target} cannot be a backup's folder`, "Name another one.", () => {
    // Enquiries are nobody else's business.
    mkdirSync(target, { recursive: true, mode: 0o700 });
    return readdirSync(target).length === 0;
  });
  if (!isEmpty) throw new OperatorError(`${target} is not empty. Name a new folder for the backup.`);
  const unfinished = join(target, `${STORE}.unfinished`);
  copyStore(source, unfinished);
  const submissions = requireStore(unfinished);
  finish(unfinished, join(target, STORE));
  return submissions;
}

/** Brings a backup into an empty DATA_DIR. Answers with the number of submissions in it. */
export async function restore(backup: string, dataDir: string): Promise<number> {
  const source = existsSync(backup) && statSync(backup).isDirectory() ? join(backup, STORE) : backup;
  if (!existsSync(source))
    throw new OperatorError(`${backup} is not a backup: it has no ${STORE}. Name a folder that npm run backup wrote.`);
  const submissions = requireStore(source);
  orExplain(`DATA_DIR (${dataDir}) cannot be made`, "Set it to a folder that this user may write.", () =>
    mkdirSync(dataDir, { recursive: true, mode: 0o700 }),
  );
  // Held before the folder is judged, so that a site on it is named and none starts meanwhile.
  const lock = await lockFolder(dataDir);
  try {
    if (readdirSync(dataDir).some((name) => !lockFiles.has(name)))
      throw new OperatorError(
        `DATA_DIR (${dataDir}) is not empty. Move what it holds away, or set DATA_DIR to a new folder.`,
      );
    const unfinished = join(dataDir, `${STORE}.unfinished`);
    copyStore(source, unfinished);
    finish(unfinished, join(dataDir, STORE));
  } finally {
    lock.release();
  }
  return submissions;
}

/** With what has not been moved from its log into the file yet. */
function copyStore(source: string, target: string) {
  orExplain(`${target} could not be written`, "Make room and try again.", () => {
    // For its owner alone from the first byte.
    closeSync(openSync(target, "wx", 0o600));
    const database = new DatabaseSync(source, { timeout: 10_000 });
    try {
      database.prepare("vacuum into ?").run(target);
    } catch (error) {
      for (const left of [target, `${target}-journal`]) rmSync(left, { force: true });
      throw error;
    } finally {
      database.close();
    }
  });
}

/** Only a whole copy that has reached the disk gets its name. */
function finish(unfinished: string, path: string) {
  sync(unfinished);
  renameSync(unfinished, path);
  sync(dirname(path));
}

function sync(path: string) {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}

/** How many submissions the store in the file holds. */
function requireStore(file: string) {
  // SQLite does not say why a file cannot be opened.
  orExplain(`${file} cannot be read`, "Let this user read it.", () => closeSync(openSync(file, "r")));
  return orExplain(`${file} is not a whole store`, "Use another backup.", () => countSubmissions(file));
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

function orExplain<T>(problem: string, remedy: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw new OperatorError(`${problem} (${reasonOf(error)}). ${remedy}`, { cause: error });
  }
}
