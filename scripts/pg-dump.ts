import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { OperationalError, reasonOf } from "#app/config/operational-error.server.ts";

export const DUMP_FILE_NAME = "store.dump";
const DEBIAN_CA_FILE = "/etc/ssl/certs/ca-certificates.crt";

/** Dumps the database into a new or empty folder, and reads the dump back to its end. */
export async function dumpPostgres(url: string, target: string) {
  // Others must not read the dump, since enquiries are private.
  mkdirSync(target, { recursive: true, mode: 0o700 });
  if (readdirSync(target).length > 0)
    throw new OperationalError(`${target} is not empty. Name a new folder for the backup.`);
  const unfinished = join(target, `${DUMP_FILE_NAME}.unfinished`);
  try {
    await runPostgresTool(
      "pg_dump",
      ["--format=custom", `--file=${unfinished}`],
      url,
      "Check DATABASE_URL and the space on the disk.",
    );
    await runPostgresTool("pg_restore", ["--file=/dev/null", unfinished], url, "Make another backup.");
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  renameSync(unfinished, join(target, DUMP_FILE_NAME));
}

/** Restores a dump into an empty database, all of it or nothing. */
export async function restorePostgres(url: string, backup: string) {
  const file = existsSync(join(backup, DUMP_FILE_NAME)) ? join(backup, DUMP_FILE_NAME) : backup;
  const options = [
    "--no-owner",
    "--exit-on-error",
    "--single-transaction",
    `--dbname=${toLibpqVariables(url).PGDATABASE}`,
  ];
  await runPostgresTool(
    "pg_restore",
    [...options, file],
    url,
    "The database must be empty, with the roles of docs/move.md.",
  );
}

async function runPostgresTool(command: string, args: string[], url: string, remedy: string) {
  // Passed as environment variables, since every user of the machine can read a command's arguments.
  const env = { ...process.env, ...toLibpqVariables(url) };
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

/** Returns the address as environment variables of libpq. */
function toLibpqVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslmode = searchParams.get("sslmode") ?? "";
  const needsAuthorities = sslmode.startsWith("verify") && !process.env.PGSSLROOTCERT && existsSync(DEBIAN_CA_FILE);
  const variables = {
    PGHOST: hostname.replace(/^\[|\]$/g, ""),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: sslmode,
    PGSSLROOTCERT: needsAuthorities ? DEBIAN_CA_FILE : "",
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
}
