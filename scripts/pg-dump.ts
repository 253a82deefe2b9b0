import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { OperationalError, reasonOf } from "#app/config/operational-error.server.ts";

export const DUMP = "store.dump";
const DEBIAN_AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt";

/** Dumps the database into a new or empty folder, and reads the dump back to its end. */
export async function dumpPostgres(url: string, target: string) {
  // Enquiries are private.
  mkdirSync(target, { recursive: true, mode: 0o700 });
  if (readdirSync(target).length > 0)
    throw new OperationalError(`${target} is not empty. Name a new folder for the backup.`);
  const unfinished = join(target, `${DUMP}.unfinished`);
  try {
    await run(
      "pg_dump",
      ["--format=custom", `--file=${unfinished}`],
      url,
      "Check DATABASE_URL and the space on the disk.",
    );
    await run("pg_restore", ["--file=/dev/null", unfinished], url, "Make another backup.");
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  renameSync(unfinished, join(target, DUMP));
}

/** Restores a dump into an empty database, all of it or nothing. */
export async function restorePostgres(url: string, backup: string) {
  const file = existsSync(join(backup, DUMP)) ? join(backup, DUMP) : backup;
  const options = ["--no-owner", "--exit-on-error", "--single-transaction", `--dbname=${connectionOf(url).PGDATABASE}`];
  await run("pg_restore", [...options, file], url, "The database must be empty, with the roles of docs/move.md.");
}

async function run(command: string, args: string[], url: string, remedy: string) {
  // Not as arguments, which every user of the machine can read.
  const env = { ...process.env, ...connectionOf(url) };
  try {
    await promisify(execFile)(command, args, { env: { ...env, PGCONNECT_TIMEOUT: "10" } });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new OperationalError(`${command} is not installed. On Debian: apt-get install postgresql-client`);
    const stderr = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    const reason = stderr.split("\n").find((line) => line.includes("error:")) ?? stderr.split("\n")[0];
    throw new OperationalError(`${command} failed (${reason || reasonOf(error)}). ${remedy}`, { cause: error });
  }
}

/** The address as libpq's variables. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslmode = searchParams.get("sslmode") ?? "";
  const needsAuthorities = sslmode.startsWith("verify") && !process.env.PGSSLROOTCERT && existsSync(DEBIAN_AUTHORITIES);
  const variables = {
    PGHOST: hostname.replace(/^\[|\]$/g, ""),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: sslmode,
    PGSSLROOTCERT: needsAuthorities ? DEBIAN_AUTHORITIES : "",
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
}
