import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { root } from "./run-site.ts";

const { version: pgliteVersion } = JSON.parse(
  readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json"), "utf8"),
);
const templateFile = join(root, `node_modules/.cache/pglite-${pgliteVersion}.tar`);

/** Opens an empty PostgreSQL in this process. Setting one up takes eight seconds of CPU, so the first one is kept as a template. */
export async function openEmptyPglite(): Promise<PgliteConnection> {
  if (existsSync(templateFile)) return openPglite(new Blob([readFileSync(templateFile)]));
  const connection = await openPglite();
  const folder = await connection.driver.dumpDataDir("none");
  mkdirSync(dirname(templateFile), { recursive: true });
  // Several processes may write the template: each writes a file of its own and renames it once it is whole.
  writeFileSync(`${templateFile}.${process.pid}`, await folder.bytes());
  renameSync(`${templateFile}.${process.pid}`, templateFile);
  return connection;
}

async function openPglite(loadDataDir?: Blob) {
  const connection = await createPgliteConnection({ url: "memory://", pgliteOptions: { loadDataDir } });
  await connection.exec("select 1");
  return connection;
}
