import { parseArgs } from "node:util";
import { parseEnv, requireDatabaseAddress } from "#app/config/env.server.ts";
import { exitWithError, OperationalError } from "#app/config/operational-error.server.ts";
import { openEmbeddedWithoutLock } from "#app/data/embedded.server.ts";
import { openHosted } from "#app/data/hosted.server.ts";
import { lockFolder } from "#app/data/lock.server.ts";
import { moveRows } from "#app/data/move.server.ts";
import { openMoveTarget } from "#app/data/postgres.server.ts";

const usage = `npm run move -- --to postgres://user:password@host:5432/name
npm run move -- --to https://abc.supabase.co    with SUPABASE_SECRET_KEY set to the project's secret key`;

try {
  const to = readTarget();
  const isDatabase = to.startsWith("postgres");
  if (isDatabase) requireDatabaseAddress("--to", to);
  const { DATA_DIR } = parseEnv({ DATA_DIR: process.env.DATA_DIR });
  const source = await openEmbeddedWithoutLock(DATA_DIR);
  // Locks the folder, since a running site could accept submissions that the move would miss.
  const lock = await lockFolder(DATA_DIR);
  const target = isDatabase ? await openMoveTarget(to, "--to") : openProject(to);
  const counts = await moveRows(source.service, target.service, target.description);
  await target.finish();
  for (const [table, count] of Object.entries(counts)) console.log(`${table.padEnd(14)}${count}`);
  console.log(`All of ${DATA_DIR} is in ${target.description}. DATA_DIR is unchanged.`);
  await Promise.all([source.close(), target.close()]);
  lock.release();
} catch (error) {
  exitWithError(error);
}

function readTarget() {
  try {
    const { to = "" } = parseArgs({ options: { to: { type: "string" } } }).values;
    if (/^(postgres(ql)?|https?):$/.test(new URL(to).protocol)) return to;
  } catch {
    // `to` is no address: the error below prints the usage.
  }
  throw new OperationalError(`Name the target with --to.\n\n${usage}`);
}

function openProject(url: string) {
  const key = process.env.SUPABASE_SECRET_KEY;
  if (!key) throw new OperationalError("SUPABASE_SECRET_KEY is missing. Set it to the project's secret key.");
  return { ...openHosted(url, key, key), finish: async () => {} };
}
