import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { parseEnv } from "#app/config/env.server.ts";
import { exitWithError, OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import { restoreBackup } from "#app/data/backup.server.ts";
import { copyPictures } from "#app/media/copy-pictures.server.ts";
import { mediaFolder } from "#app/media/media-folder.ts";
import { collectErasures, erasuresInDatabase } from "./kept-erasures.ts";
import { DUMP_FILE_NAME, restorePostgres } from "./pg-dump.ts";
import { prepareDatabase, prepareFolder } from "./prepare-restored.ts";

const usage = `npm run restore -- BACKUP                    into DATA_DIR, which is empty, or an empty DATABASE_URL
npm run restore -- BACKUP --replaces FOLDER  people who were erased in the store of FOLDER stay erased
npm run restore -- DUMP --replaces postgres://user:password@host:5432/name`;

try {
  const { backup, replaces } = readArguments(process.argv.slice(2));
  const env = parseEnv(process.env);
  const { DATA_DIR, DATABASE_URL } = env;
  if (!existsSync(backup))
    throw new OperationalError(`${backup} does not exist. Name a folder that npm run backup wrote.`);
  const isDump = backup.endsWith(".dump") || existsSync(join(backup, DUMP_FILE_NAME));
  if (isDump && !DATABASE_URL)
    throw new OperationalError(`${backup} is a dump of PostgreSQL. Set DATABASE_URL to an empty database.`);
  if (!isDump && DATABASE_URL)
    throw new OperationalError(
      `${backup} is of the embedded store, but DATABASE_URL is set. Remove DATABASE_URL, restore, then run npm run move -- --to the database's address.`,
    );
  if (isDump && DATABASE_URL) await restoreDump(backup, DATABASE_URL, replaces);
  else await restoreStore(backup, DATA_DIR, replaces);
  // The pictures are in the backup itself, or in the folder that its series shares.
  for (const pictures of [join(backup, "media"), join(dirname(backup), "media")]) {
    const copied = await copyPictures(pictures, mediaFolder(env));
    if (copied > 0) console.log(`${mediaFolder(env)} holds ${copied} pictures of ${pictures}.`);
  }
} catch (error) {
  exitWithError(error);
}

async function restoreStore(backup: string, dataDir: string, replaces?: string) {
  const erasures = collectErasures(backup, replaces);
  let erased = 0;
  const prepare = async (folder: string) => {
    erased = await prepareFolder(folder, erasures);
  };
  const submissions = await restoreBackup(backup, dataDir, prepare);
  console.log(
    `${dataDir} holds the store of ${backup}, with ${submissions} submissions. ${describeErased(erased)}Start the site.`,
  );
}

async function restoreDump(backup: string, url: string, replaces?: string) {
  const erasures = replaces ? await erasuresInDatabase(replaces) : [];
  await restorePostgres(url, backup);
  const erased = await prepareDatabase(url, erasures);
  console.log(
    `${new URL(url).pathname.slice(1)} holds the database of ${backup}. ${describeErased(erased)}Start the site.`,
  );
}

function describeErased(erased: number) {
  return erased > 0 ? `${erased} of them were erased again, because their senders had been erased. ` : "";
}

function readArguments(args: string[]) {
  try {
    const options = { replaces: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [backup, ...others] = positionals;
    if (!backup) throw new Error("Name the backup.");
    if (others.length > 0) throw new Error("Name one backup.");
    return { backup, replaces: values.replaces };
  } catch (error) {
    throw new OperationalError(`${reasonOf(error)}\n\n${usage}`);
  }
}
