import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Env, parseEnv } from "#app/config/env.server.ts";
import { exitWithError, OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import { backUpStore } from "#app/data/backup.server.ts";
import {
  assertRestorable,
  backupName,
  removeFailedBackup,
  removeLeftovers,
  thinBackups,
} from "#app/data/backup-series.server.ts";
import { recordLastBackup } from "#app/data/last-backup.server.ts";
import { openHostedSubmissionStore } from "#app/data/store.server.ts";
import { copyPictures } from "#app/media/copy-pictures.server.ts";
import { mediaFolder } from "#app/media/media-folder.ts";
import { dumpPostgres } from "./pg-dump.ts";

const usage = `npm run backup                   into backups/<time>
npm run backup -- FOLDER         into a folder of your choice, new or empty
npm run backup -- --to FOLDER    into FOLDER/<time>, checked; thins older ones, and the site alerts when it fails or stops`;

try {
  const { to, target } = readArguments(process.argv.slice(2));
  const env = parseEnv(process.env);
  await refuseSupabaseProject(env);
  if (to) await addBackupToSeries(env, resolve(to));
  else if (target) console.log(`${await writeBackup(env, target, join(target, "media"))}.`);
  else console.log(`${await writeBackup(env, join("backups", backupName(new Date())), join("backups", "media"))}.`);
} catch (error) {
  exitWithError(error);
}

/** Runs before the outcome is recorded: the site would otherwise alert every night of a backup that cannot be made here. */
async function refuseSupabaseProject(env: Env) {
  if (await openHostedSubmissionStore(env))
    throw new OperationalError(
      "SUPABASE_URL is set, so the store is a Supabase project, and nothing was backed up. Run pg_dump -Fc -n public -d <the connection string of its Connect dialog> -f site.dump instead",
    );
}

/** Records how the backup ended, for the site's alert. */
async function addBackupToSeries(env: Env, to: string) {
  try {
    const now = new Date();
    removeLeftovers(to, now);
    const check = env.DATABASE_URL ? undefined : assertRestorable;
    const store = await writeStoreBackup(env, join(to, backupName(now)), check);
    // Runs before the pictures are copied: otherwise, while copying them fails, every night's store would stay and fill the disk.
    const removed = thinBackups(to, now);
    const pictures = await copyUploadedPictures(env, join(to, "media"));
    note(null);
    const checked = check ? "It was restored to check it" : "Its dump was read to the end";
    const thinned = removed === 1 ? "An older one was removed" : `${removed} older ones were removed`;
    console.log(`${store}${pictures}. ${checked}. ${thinned}.`);
  } catch (error) {
    note(reasonOf(error));
    throw error;
  }

  function note(error: string | null) {
    recordLastBackup(env.DATA_DIR, { finishedAt: new Date().toISOString(), to, ok: error === null, error });
  }
}

type BackupCheck = (file: string) => Promise<void>;

async function writeBackup(env: Env, target: string, pictures: string): Promise<string> {
  return `${await writeStoreBackup(env, target)}${await copyUploadedPictures(env, pictures)}`;
}

/** Pictures never change, so the backups of a series share one folder of them. Runs after the store is copied, so no row lacks its files. */
async function copyUploadedPictures(env: Env, folder: string): Promise<string> {
  const copied = await copyPictures(mediaFolder(env), folder);
  return copied === 0 ? "" : `, and ${folder} holds ${copied} more uploaded pictures`;
}

/** Removes what it has written if it fails, since that would look like a whole backup. */
async function writeStoreBackup(env: Env, target: string, check?: BackupCheck): Promise<string> {
  const isNew = !existsSync(target);
  try {
    return await copyStore(env, target, check);
  } catch (error) {
    if (isNew) removeFailedBackup(target);
    throw error;
  }
}

async function copyStore({ DATA_DIR, DATABASE_URL }: Env, target: string, check?: BackupCheck): Promise<string> {
  if (!DATABASE_URL) {
    const submissions = await backUpStore(DATA_DIR, target, check);
    return `${target} holds the store of ${DATA_DIR}, with ${submissions} submissions`;
  }
  await dumpPostgres(DATABASE_URL, target);
  return `${target} holds the database ${new URL(DATABASE_URL).pathname.slice(1)}`;
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: { to: { type: "string" } }, allowPositionals: true });
    if (positionals.length > 1 || (values.to && positionals.length > 0)) throw new Error("Name one folder.");
    return { to: values.to, target: positionals[0] };
  } catch (error) {
    throw new OperationalError(`${reasonOf(error)}\n\n${usage}`);
  }
}
