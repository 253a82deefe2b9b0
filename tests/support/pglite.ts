import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { root } from "./run-site.ts";

const { version } = JSON.parse(readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json"), "utf8"));
const template = join(root, `node_modules/.cache/pglite-${version}.tar`);

/** An empty PostgreSQL in this process. To set one up takes eight seconds of CPU: it is done once, and copied. */
export async function openEmptyPglite(): Promise<PgliteConnection> {
  if (existsSync(template)) return open(new Blob([readFileSync(template)]));
  const connection = await open();
  const folder = await connection.driver.dumpDataDir("none");
  mkdirSync(dirname(template), { recursive: true });
  // Others may be at it: each writes a file of its own, and whole.
  writeFileSync(`${template}.${process.pid}`, await folder.bytes());
  renameSync(`${template}.${process.pid}`, template);
  return connection;
}

async function open(loadDataDir?: Blob) {
  const connection = await createPgliteConnection({ url: "memory://", pgliteOptions: { loadDataDir } });
  await connection.exec("select 1");
  return connection;
}
