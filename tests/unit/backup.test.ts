import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enquiry, post } from "../support/posting.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, type Process, runSite } from "../support/run-site.ts";

const home = makeFolder();
const DATA_DIR = join(home, "data");
const backup = join(home, "backup");
let site: Process;
beforeAll(async () => {
  site = await runSite({ DATA_DIR, LOG_LEVEL: "silent", TRUST_PROXY: "1" });
});
afterAll(async () => {
  await site.stop();
  rmSync(home, { recursive: true, force: true });
});

const backUp = (target: string) => runCommand(["scripts/backup.ts", target], { DATA_DIR });
const restore = (from: string, to: string) => runCommand(["scripts/restore.ts", from], { DATA_DIR: to });

test("a backup of a site that takes submissions holds every row up to one moment, and is restored row by row", async () => {
  const acknowledged: string[] = [];
  let isOver = false;
  const visitors = [1, 2, 3].map(async (n) => {
    for (let count = 0; !isOver; count++) {
      const message = `${n}.${count}`;
      const { status } = await post(`${site.url}/contact`, enquiry(message), `10.0.${n}.${count % 250}`);
      expect(status).toBe(303);
      acknowledged.push(message);
    }
  });
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(10);
  const before = [...acknowledged];
  const made = await backUp(backup);
  isOver = true;
  await Promise.all(visitors);
  expect(made).toMatchObject({ code: 0, stderr: "" });
  expect(made.stdout).toMatch(/ holds the store of .*, with \d+ submissions\.\n$/);
  expect(readdirSync(backup)).toEqual(["store.db"]);
  const openToOthers = (path: string) => statSync(path).mode & 0o077;
  expect([DATA_DIR, backup, join(backup, "store.db")].map(openToOthers)).toEqual([0, 0, 0]);

  const restoredTo = join(home, "restored");
  expect(await restore(backup, restoredTo)).toMatchObject({ code: 0, stderr: "" });
  expect(openToOthers(restoredTo)).toBe(0);
  const restored = readAll(restoredTo);
  expect(restored).toEqual(readAll(backup));
  const live = readAll(DATA_DIR);
  expect(Object.keys(restored)).toEqual(Object.keys(live));
  for (const [table, rows] of Object.entries(restored)) {
    if (table !== "submissions") expect([table, rows]).toEqual([table, live[table]]);
    const known = new Set(live[table]);
    expect([table, rows.filter((row) => !known.has(row))]).toEqual([table, []]);
  }
  const messages = new Set(restored.submissions?.map((row) => JSON.parse(JSON.parse(row).body).message));
  expect(before.filter((message) => !messages.has(message))).toEqual([]);

  const second = await runSite({ DATA_DIR: restoredTo, LOG_LEVEL: "silent" });
  expect((await fetch(`${second.url}/work`)).status).toBe(200);
  expect(await (await fetch(`${second.url}/healthz`)).json()).toEqual({ status: "ok", store: "ok" });
  expect((await post(`${second.url}/contact`, enquiry("after the restore"))).status).toBe(303);
  await second.stop();
});

test("what a killed site had not moved from its log into the file is restored as well", async () => {
  const folder = join(home, "killed");
  const killed = await runSite({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  for (const message of ["one", "two", "three"]) await post(`${killed.url}/contact`, enquiry(message));
  const ended = new Promise((resolve) => killed.child.once("exit", resolve));
  killed.child.kill("SIGKILL");
  await ended;
  const restoredTo = join(home, "after-the-kill");
  expect((await restore(folder, restoredTo)).stdout).toMatch(/with 3 submissions/);
  expect(readAll(restoredTo).submissions).toHaveLength(3);
});

test("neither goes over what is there", async () => {
  expect(await backUp(home)).toMatchObject({
    code: 1,
    stderr: `${home} is not empty. Name a new folder for the backup.\n`,
  });
  const file = join(home, "a-file");
  writeFileSync(file, "mine");
  for (const target of [file, join(file, "below")])
    expect(await backUp(target)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\S+ cannot hold a backup \(.*\)\. Name another folder\.\n$/),
    });
  const whole = join(home, "whole");
  await backUp(whole);

  const inUse = await restore(whole, DATA_DIR);
  expect(inUse).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATA_DIR .* is in use by process \d+\. .*\n$/),
  });
  const full = join(home, "full");
  mkdirSync(full);
  writeFileSync(join(full, "notes.txt"), "mine");
  expect(await restore(whole, full)).toMatchObject({
    code: 1,
    stderr: `DATA_DIR (${full}) is not empty. Move its content away, or set DATA_DIR to a new folder.\n`,
  });

  const broken = join(home, "broken.db");
  writeFileSync(broken, "not a store");
  const empty = join(home, "empty");
  expect((await restore(broken, empty)).stderr).toBe(
    `${broken} is not an intact store (file is not a database). Use another backup.\n`,
  );
  expect((await restore(join(home, "nowhere"), empty)).stderr).toMatch(
    / is not a backup: it has no store\.db\. Name a folder that npm run backup wrote\.\n$/,
  );
  expect(existsSync(join(empty, "store.db"))).toBe(false);
});

test("a backup that may not be read is not called broken", async () => {
  const file = join(home, "locked.db");
  writeFileSync(file, "");
  chmodSync(file, 0);
  chmodSync(home, 0o755);
  const { stderr } = await runCommand(
    // The superuser may read everything.
    ["--import", "data:text/javascript,if(process.getuid()===0)process.setuid(65534)", "scripts/restore.ts", file],
    { DATA_DIR: join(home, "unreadable") },
  );
  expect(stderr).toBe(
    `${file} cannot be read (EACCES: permission denied, open '${file}'). Give this user read access.\n`,
  );
});

test("a store that is elsewhere is not backed up from what DATA_DIR held before", async () => {
  const elsewhere = async (env: Record<string, string>) => {
    const { code, stderr } = await runCommand(["scripts/backup.ts", join(home, "elsewhere")], { DATA_DIR, ...env });
    expect([code, existsSync(join(home, "elsewhere"))]).toEqual([1, false]);
    return stderr;
  };
  const project = { SUPABASE_URL: "https://abc.supabase.co", SUPABASE_ANON_KEY: "public" };
  expect(await elsewhere({ DATABASE_URL: "postgres://a@b/c" })).toMatch(/^DATABASE_URL is set, .*\n$/);
  expect(await elsewhere({ ...project, SUPABASE_SECRET_KEY: "secret" })).toMatch(/^SUPABASE_URL is set, .*\n$/);
  // Without the secret key submissions stay in DATA_DIR.
  const kept = await runCommand(["scripts/backup.ts", join(home, "kept")], { DATA_DIR, ...project });
  expect(kept).toMatchObject({ code: 0, stderr: "" });
});

/** Every row of every table, as text. */
function readAll(folder: string): Record<string, string[]> {
  const database = new DatabaseSync(join(folder, "store.db"), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
  const rows = tables.map(({ name }) => [
    String(name),
    database
      .prepare(`select * from "${name}"`)
      .all()
      .map((row) => JSON.stringify(row))
      .sort(),
  ]);
  database.close();
  return Object.fromEntries(rows);
}
