import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseEnv } from "#app/config/env.server.ts";
import { OperationalError } from "#app/config/operational-error.server.ts";
import { backUpStore, restoreBackup } from "#app/data/backup.server.ts";
import { openPostgres, openPreparedPostgres } from "#app/data/postgres.server.ts";
import { openStore } from "#app/data/store.server.ts";
import { createTestDatabase, testDatabaseUrl } from "../support/engines.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, runSite, type SiteProcess } from "../support/run-site.ts";

const testFolder = makeFolder();
const DATA_DIR = join(testFolder, "data");
const backupFolder = join(testFolder, "backup");
let site: SiteProcess;
beforeAll(async () => {
  site = await runSite({ DATA_DIR, LOG_LEVEL: "silent", TRUST_PROXY: "1" });
});
afterAll(async () => {
  await site.stop();
  rmSync(testFolder, { recursive: true, force: true });
});

const runBackup = (args: string[], env: Record<string, string>) => runCommand(["scripts/backup.ts", ...args], env);
const runRestore = (from: string, to: string) => runCommand(["scripts/restore.ts", from], { DATA_DIR: to });
const submissionRow = (message: string) => ({
  id: crypto.randomUUID(),
  form_type: "contact_form",
  form_id: "contact_form",
  body: { message },
  state: "received",
  created_at: "2026-11-18T12:00:00.000Z",
});

test("a backup made while visitors submit holds every row up to one moment, and restores every row", async () => {
  const acknowledged: string[] = [];
  let isOver = false;
  const visitors = [1, 2, 3].map(async (n) => {
    for (let count = 0; !isOver; count++) {
      const message = `${n}.${count}`;
      const { status } = await postForm(`${site.url}/contact`, enquiryFields(message), `10.0.${n}.${count % 250}`);
      expect(status).toBe(303);
      acknowledged.push(message);
    }
  });
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(10);
  const before = [...acknowledged];
  const made = await runBackup([backupFolder], { DATA_DIR });
  isOver = true;
  await Promise.all(visitors);
  expect(made).toMatchObject({ code: 0, stderr: "" });
  expect(made.stdout).toMatch(/ holds the store of .*, with \d+ submissions\.\n$/);
  expect(readdirSync(backupFolder)).toEqual(["store.db"]);
  const openToOthers = (path: string) => statSync(path).mode & 0o077;
  expect([DATA_DIR, backupFolder, join(backupFolder, "store.db")].map(openToOthers)).toEqual([0, 0, 0]);

  const restoredTo = join(testFolder, "restored");
  expect(await runRestore(backupFolder, restoredTo)).toMatchObject({ code: 0, stderr: "" });
  expect(openToOthers(restoredTo)).toBe(0);
  // The link to claim the desk is withdrawn, and the next start makes another.
  const { invitations: _, ...restored } = readAllRows(restoredTo);
  expect(readAllRows(backupFolder)).toMatchObject(restored);
  const live = readAllRows(DATA_DIR);
  expect(Object.keys(readAllRows(restoredTo))).toEqual(Object.keys(live));
  for (const [table, rows] of Object.entries(restored)) {
    if (!["submissions", "enquiries"].includes(table)) expect([table, rows]).toEqual([table, live[table]]);
    const known = new Set(live[table]);
    expect([table, rows.filter((row) => !known.has(row))]).toEqual([table, []]);
  }
  const messages = new Set(restored.submissions?.map((row) => JSON.parse(JSON.parse(row).body).message));
  expect(before.filter((message) => !messages.has(message))).toEqual([]);

  // Opens the restored store as a start of the site does.
  const second = await openStore(parseEnv({ DATA_DIR: restoredTo }));
  expect((await second.anon.from("projects").select("id")).data).not.toEqual([]);
  await second.service.from("submissions").insert(submissionRow("after the restore")).throwOnError();
  await second.close();
});

test("neither a backup nor a restore overwrites existing files", async () => {
  await expect(backUpStore(DATA_DIR, testFolder)).rejects.toThrow(
    new OperationalError(`${testFolder} is not empty. Name a new folder for the backup.`),
  );
  const file = join(testFolder, "a-file");
  writeFileSync(file, "mine");
  for (const target of [file, join(file, "below")])
    await expect(backUpStore(DATA_DIR, target)).rejects.toThrow(/ cannot hold a backup \(.*\)\. Name another /);

  await expect(restoreBackup(backupFolder, DATA_DIR)).rejects.toThrow(/^DATA_DIR .* is in use by process \d+\. .*$/);
  const full = join(testFolder, "full");
  mkdirSync(full);
  writeFileSync(join(full, "notes.txt"), "mine");
  await expect(restoreBackup(backupFolder, full)).rejects.toThrow(
    new OperationalError(
      `DATA_DIR (${full}) is not empty. Move its content to a folder and name that with --replaces, or set DATA_DIR to a new folder.`,
    ),
  );

  const broken = join(testFolder, "broken.db");
  writeFileSync(broken, "not a store");
  const empty = join(testFolder, "empty");
  await expect(restoreBackup(broken, empty)).rejects.toThrow(
    new OperationalError(`${broken} is not an intact store (file is not a database). Use another backup.`),
  );
  expect(await runRestore(join(testFolder, "nowhere"), empty)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^\S+\/nowhere does not exist\. Name a folder that npm run backup wrote\.\n$/),
  });
  expect(existsSync(join(empty, "store.db"))).toBe(false);
});

test("a backup that this user may not read is not called broken", async () => {
  const file = join(testFolder, "locked.db");
  writeFileSync(file, "");
  chmodSync(file, 0);
  chmodSync(testFolder, 0o755);
  const { stderr } = await runCommand(
    // Drops root's rights, since root may read every file.
    ["--import", "data:text/javascript,if(process.getuid()===0)process.setuid(65534)", "scripts/restore.ts", file],
    { DATA_DIR: join(testFolder, "unreadable") },
  );
  expect(stderr).toBe(
    `${file} cannot be read (EACCES: permission denied, open '${file}'). Give this user read access.\n`,
  );
});

test("a series is checked and thinned, records each outcome for alerts, and holds each uploaded picture once", async () => {
  const series = join(testFolder, "series");
  const dataDir = join(testFolder, "series-data");
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

  // With a project but without its secret key, submissions stay in DATA_DIR.
  const again = await add({ SUPABASE_URL: "https://abc.supabase.co", SUPABASE_ANON_KEY: "public" });
  expect(again).toMatchObject({ code: 0, stderr: "", stdout: expect.not.stringContaining("media") });
  expect(readdirSync(join(series, "media"))).toEqual([hash]);
  const restoredTo = join(testFolder, "restored-with-pictures");
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

test("rows that a killed site left in SQLite's write-ahead log are restored as well", async () => {
  for (const message of ["one", "two", "three"]) await postForm(`${site.url}/contact`, enquiryFields(message));
  const ended = new Promise((resolve) => site.child.once("exit", resolve));
  site.child.kill("SIGKILL");
  await ended;
  expect(statSync(join(DATA_DIR, "store.db-wal")).size).toBeGreaterThan(0);
  const restoredTo = join(testFolder, "after-the-kill");
  const count = await restoreBackup(DATA_DIR, restoredTo);
  const messages = readAllRows(restoredTo).submissions?.map((row) => JSON.parse(JSON.parse(row).body).message);
  expect(messages).toHaveLength(count);
  expect(messages).toEqual(expect.arrayContaining(["one", "two", "three"]));
});

test.runIf(testDatabaseUrl)(
  "a PostgreSQL database is dumped and restored row by row, but only into an empty one",
  async () => {
    const [full, empty] = [await createTestDatabase(testDatabaseUrl), await createTestDatabase(testDatabaseUrl)];
    const series = join(testFolder, "dumps");
    const dataDir = join(testFolder, "beside-a-database");
    const store = await openPostgres(full.url);
    const messages = ["one", 'é "q"\nsecond line'];
    await store.service.from("submissions").insert(messages.map(submissionRow)).throwOnError();
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
    expect(await readRows(empty.url)).toEqual(await readRows(full.url));
    expect(await restoreTo(empty.url)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^pg_restore failed \(.*already exists\)\. The database must be empty, .*\n$/),
    });
    expect((await runRestore(dump, join(testFolder, "none"))).stderr).toMatch(
      / is a dump of PostgreSQL\. Set DATABASE_URL/,
    );
    await Promise.all([full.drop(), empty.drop()]);
  },
);

async function readRows(url: string) {
  const { service, close } = await openPreparedPostgres(url);
  const tables = ["submissions", "projects", "team"].map((name) => service.from(name).select("*").order("id"));
  const rows = (await Promise.all(tables)).map(({ data }) => data);
  await close();
  expect(rows.map((found) => found?.length)).toEqual([2, expect.any(Number), 6]);
  return rows;
}

/** Returns every row of every table, as text. */
function readAllRows(folder: string): Record<string, string[]> {
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
