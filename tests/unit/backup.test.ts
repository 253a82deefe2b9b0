import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseEnv } from "#app/config/env.server.ts";
import { OperationalError } from "#app/config/operational-error.server.ts";
import { backUpStore, restoreBackup } from "#app/data/backup.server.ts";
import { openPostgres, openPreparedPostgres } from "#app/data/postgres.server.ts";
import { openStore } from "#app/data/store.server.ts";
import { makeDatabase, testServer } from "../support/engines.ts";
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

const runBackup = (args: string[], env: Record<string, string>) => runCommand(["scripts/backup.ts", ...args], env);
const runRestore = (from: string, to: string) => runCommand(["scripts/restore.ts", from], { DATA_DIR: to });
const submission = (message: string) => ({
  id: crypto.randomUUID(),
  form_type: "contact_form",
  form_id: "contact_form",
  body: { message },
  state: "received",
  created_at: "2026-11-18T12:00:00.000Z",
});

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
  const made = await runBackup([backup], { DATA_DIR });
  isOver = true;
  await Promise.all(visitors);
  expect(made).toMatchObject({ code: 0, stderr: "" });
  expect(made.stdout).toMatch(/ holds the store of .*, with \d+ submissions\.\n$/);
  expect(readdirSync(backup)).toEqual(["store.db"]);
  const openToOthers = (path: string) => statSync(path).mode & 0o077;
  expect([DATA_DIR, backup, join(backup, "store.db")].map(openToOthers)).toEqual([0, 0, 0]);

  const restoredTo = join(home, "restored");
  expect(await runRestore(backup, restoredTo)).toMatchObject({ code: 0, stderr: "" });
  expect(openToOthers(restoredTo)).toBe(0);
  const restored = readAll(restoredTo);
  expect(restored).toEqual(readAll(backup));
  const live = readAll(DATA_DIR);
  expect(Object.keys(restored)).toEqual(Object.keys(live));
  for (const [table, rows] of Object.entries(restored)) {
    if (!["submissions", "enquiries"].includes(table)) expect([table, rows]).toEqual([table, live[table]]);
    const known = new Set(live[table]);
    expect([table, rows.filter((row) => !known.has(row))]).toEqual([table, []]);
  }
  const messages = new Set(restored.submissions?.map((row) => JSON.parse(JSON.parse(row).body).message));
  expect(before.filter((message) => !messages.has(message))).toEqual([]);

  // As a start does.
  const second = await openStore(parseEnv({ DATA_DIR: restoredTo }));
  expect((await second.anon.from("projects").select("id")).data).not.toEqual([]);
  await second.service.from("submissions").insert(submission("after the restore")).throwOnError();
  await second.close();
});

test("neither a backup nor a restore goes over what is there", async () => {
  expect(() => backUpStore(DATA_DIR, home)).toThrow(
    new OperationalError(`${home} is not empty. Name a new folder for the backup.`),
  );
  const file = join(home, "a-file");
  writeFileSync(file, "mine");
  for (const target of [file, join(file, "below")])
    expect(() => backUpStore(DATA_DIR, target)).toThrow(/^\S+ cannot hold a backup \(.*\)\. Name another folder\.$/);

  await expect(restoreBackup(backup, DATA_DIR)).rejects.toThrow(/^DATA_DIR .* is in use by process \d+\. .*$/);
  const full = join(home, "full");
  mkdirSync(full);
  writeFileSync(join(full, "notes.txt"), "mine");
  await expect(restoreBackup(backup, full)).rejects.toThrow(
    new OperationalError(
      `DATA_DIR (${full}) is not empty. Move its content to a folder and name that with --replaces, or set DATA_DIR to a new folder.`,
    ),
  );

  const broken = join(home, "broken.db");
  writeFileSync(broken, "not a store");
  const empty = join(home, "empty");
  await expect(restoreBackup(broken, empty)).rejects.toThrow(
    new OperationalError(`${broken} is not an intact store (file is not a database). Use another backup.`),
  );
  expect(await runRestore(join(home, "nowhere"), empty)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^\S+\/nowhere does not exist\. Name a folder that npm run backup wrote\.\n$/),
  });
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

test("a series is checked, thinned, noted for the alert, and has each uploaded picture once", async () => {
  const series = join(home, "series");
  const dataDir = join(home, "series-data");
  const hash = "0123456789abcdef".repeat(2);
  await restoreBackup(DATA_DIR, dataDir);
  mkdirSync(join(dataDir, "media", hash), { recursive: true });
  writeFileSync(join(dataDir, "media", hash, "160.webp"), "a picture");
  const add = (env = {}) => runBackup(["--to", series], { DATA_DIR: dataDir, ...env });
  const noted = () => JSON.parse(readFileSync(join(dataDir, "last-backup.json"), "utf8"));
  const made = (name: string, file = "store.db") => {
    mkdirSync(join(series, name), { recursive: true });
    writeFileSync(join(series, name, file), "");
  };
  made("2020-01-01T03-00-00.000Z");
  made("2020-01-02T03-00-00.000Z", "store.dump");
  made("2020-01-03T03-00-00.000Z", "letters.txt");
  made("photographs");
  expect(await add()).toMatchObject({
    code: 0,
    stderr: "",
    stdout: expect.stringMatching(
      / submissions, and \S+media holds 1 more uploaded pictures\. It was restored to check it\. 2 older ones were removed\.\n$/,
    ),
  });
  const [foreign, newest = "", ...others] = readdirSync(series).sort();
  expect([foreign, others]).toEqual(["2020-01-03T03-00-00.000Z", ["media", "photographs"]]);
  expect(readdirSync(join(series, newest))).toEqual(["store.db"]);
  expect(noted()).toMatchObject({ to: series, ok: true, error: null });

  // Without the secret key of a project submissions stay in DATA_DIR.
  const again = await add({ SUPABASE_URL: "https://abc.supabase.co", SUPABASE_ANON_KEY: "public" });
  expect(again).toMatchObject({ code: 0, stderr: "", stdout: expect.not.stringContaining("media") });
  expect(readdirSync(join(series, "media"))).toEqual([hash]);
  const restoredTo = join(home, "restored-with-pictures");
  expect(await runRestore(join(series, newest), restoredTo)).toMatchObject({ code: 0, stderr: "" });
  expect(readFileSync(join(restoredTo, "media", hash, "160.webp"), "utf8")).toBe("a picture");

  const kept = readdirSync(series);
  const store = new DatabaseSync(join(dataDir, "store.db"));
  store.exec("alter table projects add column note text");
  store.close();
  const broken = await add();
  expect(broken).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The copy of the store does not restore \(.*\)/),
  });
  expect(readdirSync(series)).toEqual(kept);
  expect(noted()).toMatchObject({ ok: false, error: broken.stderr.trim() });
  expect((await runBackup(["--to", series, "here"], { DATA_DIR: dataDir })).stderr).toMatch(/^Name one folder\./);
});

test("what a killed site had not moved from its log into the file is restored as well", async () => {
  for (const message of ["one", "two", "three"]) await post(`${site.url}/contact`, enquiry(message));
  const ended = new Promise((resolve) => site.child.once("exit", resolve));
  site.child.kill("SIGKILL");
  await ended;
  expect(statSync(join(DATA_DIR, "store.db-wal")).size).toBeGreaterThan(0);
  const restoredTo = join(home, "after-the-kill");
  const count = await restoreBackup(DATA_DIR, restoredTo);
  const messages = readAll(restoredTo).submissions?.map((row) => JSON.parse(JSON.parse(row).body).message);
  expect(messages).toHaveLength(count);
  expect(messages).toEqual(expect.arrayContaining(["one", "two", "three"]));
});

test.runIf(testServer)(
  "a PostgreSQL is dumped, restored row by row, and never into one that holds anything",
  async () => {
    const [full, empty] = [await makeDatabase(testServer), await makeDatabase(testServer)];
    const series = join(home, "dumps");
    const dataDir = join(home, "beside-a-database");
    const store = await openPostgres(full.url);
    const messages = ["one", 'é "q"\nsecond line'];
    await store.service.from("submissions").insert(messages.map(submission)).throwOnError();
    await store.close();
    const made = await runBackup(["--to", series], { DATABASE_URL: full.url, DATA_DIR: dataDir });
    expect(made).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringContaining(". Its dump was read to the end. "),
    });
    expect(JSON.parse(readFileSync(join(dataDir, "last-backup.json"), "utf8"))).toMatchObject({ ok: true });
    const dump = join(series, readdirSync(series)[0] ?? "");
    expect(readdirSync(dump)).toEqual(["store.dump"]);
    const restoreTo = (url: string) => runCommand(["scripts/restore.ts", dump], { DATABASE_URL: url });
    expect(await restoreTo(empty.url)).toMatchObject({ code: 0, stderr: "" });
    expect(await rowsOf(empty.url)).toEqual(await rowsOf(full.url));
    expect(await restoreTo(empty.url)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^pg_restore failed \(.*already exists\)\. The database must be empty, .*\n$/),
    });
    expect((await runRestore(dump, join(home, "none"))).stderr).toMatch(/ is a dump of PostgreSQL\. Set DATABASE_URL/);
    await Promise.all([full.drop(), empty.drop()]);
  },
);

async function rowsOf(url: string) {
  const { service, close } = await openPreparedPostgres(url);
  const tables = ["submissions", "projects", "team"].map((name) => service.from(name).select("*").order("id"));
  const rows = (await Promise.all(tables)).map(({ data }) => data);
  await close();
  expect(rows.map((found) => found?.length)).toEqual([2, expect.any(Number), 6]);
  return rows;
}

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
