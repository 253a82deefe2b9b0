import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../tests/support/run-site.ts";

const POSTGRES_VERSIONS_FOLDER = "/usr/lib/postgresql";

/** Returns the server of TEST_DATABASE_URL, or starts Debian's PostgreSQL in a temporary folder. Null if neither exists. */
export async function openPostgresServer() {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: () => {} };
  const newest = existsSync(POSTGRES_VERSIONS_FOLDER)
    ? readdirSync(POSTGRES_VERSIONS_FOLDER).toSorted().at(-1)
    : undefined;
  if (!newest) return null;
  const bin = join(POSTGRES_VERSIONS_FOLDER, newest, "bin");
  const folder = mkdtempSync(join(tmpdir(), "furlong-postgres-"));
  const port = await findFreePort();
  // PostgreSQL refuses to run as root.
  const asUser = userInfo().uid === 0 ? ["runuser", "-u", "postgres", "--"] : [];
  if (asUser.length > 0) changeOwner("postgres", folder);
  const run = (...command: string[]) => {
    const [file = "", ...args] = [...asUser, ...command];
    execFileSync(file, args, { cwd: folder, stdio: "ignore" });
  };
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  run(join(bin, "initdb"), "-D", "data", "-U", "postgres", "-A", "trust");
  run(join(bin, "pg_ctl"), "-D", "data", "-w", "-l", "log", "-o", options, "start");
  const stop = () => {
    run(join(bin, "pg_ctl"), "-D", "data", "-m", "immediate", "stop");
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

function changeOwner(user: string, folder: string) {
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, user], { encoding: "utf8" })));
  chownSync(folder, uid ?? statSync(folder).uid, gid ?? statSync(folder).gid);
}
