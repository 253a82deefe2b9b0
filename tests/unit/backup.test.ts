import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
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
    if (!["submissions", "enquiries"].includes(table)) expect([table, rows]).toEqual([table, live[table]]);
    const known = new Set(live[table]);
    expect([table, rows.filter((row) => !known.has(row))]).toEqual([table, []]);
  }
  const messages = new Set(restored.submissions?.map((row) => JSON.parse(JSON.parse(row).body).message));
  expect(before.filter((message) => !messages.has(message))).toEqual([]);

  const second = await runSite({ DATA_DIR: restoredTo, LOG_LEVEL: "silent" });
  expect((await fetch(`${second.url}/work`)).status).toBe(200);
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
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
    stderr: `DATA_DIR (${full}) is not empty. Move its content to a folder and name that with --replaces, or set DATA_DIR to a new folder.\n`,
  });

  const broken = join(home, "broken.db");
  writeFileSync(broken, "not a store");
  const empty = join(home, "empty");
  expect((await restore(broken, empty)).stderr).toBe(
    `${broken} is not an intact store (file is not a database). Use another backup.\n`,
  );
  expect((await restore(join(home, "nowhere"), empty)).stderr).toMatch(
    /^\S+\/nowhere does not exist\. Name a backup\.\n$/,
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
  expect(await elsewhere({ ...project, SUPABASE_SECRET_KEY: "secret" })).toMatch(
    /^SUPABASE_URL is set, .* Run pg_dump .*\n$/,
  );
  // Without the secret key submissions stay in DATA_DIR.
  const kept = await runCommand(["scripts/backup.ts", join(home, "kept")], { DATA_DIR, ...project });
  expect(kept).toMatchObject({ code: 0, stderr: "" });
});

test("uploaded pictures come along, once for all backups of a folder, and are restored", async () => {
  const hash = "0123456789abcdef".repeat(2);
  const [folder, series] = [join(home, "with-pictures"), join(home, "series-with-pictures")];
  expect(await restore(backup, folder)).toMatchObject({ code: 0 });
  mkdirSync(join(folder, "media", hash), { recursive: true });
  writeFileSync(join(folder, "media", hash, "160.webp"), "a picture");
  const add = () => runCommand(["scripts/backup.ts", "--to", series], { DATA_DIR: folder });
  expect((await add()).stdout).toContain("media holds 1 more uploaded pictures");
  expect((await add()).stdout).not.toContain("media");
  const [first = ""] = readdirSync(series).sort();
  expect(readdirSync(join(series, "media"))).toEqual([hash]);
  const restoredTo = join(home, "restored-with-pictures");
  expect(await restore(join(series, first), restoredTo)).toMatchObject({ code: 0, stderr: "" });
  expect(readFileSync(join(restoredTo, "media", hash, "160.webp"), "utf8")).toBe("a picture");
});

test("a series is checked, thinned, and noted for the alert", async () => {
  const series = join(home, "series");
  const dataDir = join(home, "series-data");
  await restore(DATA_DIR, dataDir);
  const add = () => runCommand(["scripts/backup.ts", "--to", series], { DATA_DIR: dataDir });
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
    stdout: expect.stringMatching(/ submissions\. It was checked\. 2 older ones were removed\.\n$/),
  });
  const [foreign, newest = "", others, ...none] = readdirSync(series).sort();
  expect([foreign, others, none]).toEqual(["2020-01-03T03-00-00.000Z", "photographs", []]);
  expect(readdirSync(join(series, newest))).toEqual(["store.db"]);
  expect(noted()).toMatchObject({ to: series, ok: true, error: null });

  const store = new DatabaseSync(join(dataDir, "store.db"));
  store.exec("alter table projects add column note text");
  store.close();
  const broken = await add();
  expect(broken).toMatchObject({ code: 1, stderr: expect.stringMatching(/^\S+ does not restore \(.*\)\..*\n$/) });
  expect(noted()).toMatchObject({ ok: false, error: broken.stderr.trim() });
  expect((await runCommand(["scripts/backup.ts", "--to", series, "here"], { DATA_DIR: dataDir })).stderr).toMatch(
    /^Name one folder\./,
  );
});

test.runIf(testServer)(
  "a PostgreSQL is dumped, restored row by row, and never into one that holds anything",
  async () => {
    const [full, empty] = [await makeDatabase(testServer), await makeDatabase(testServer)];
    const series = join(home, "dumps");
    const dataDir = join(home, "beside-a-database");
    const rows = async (url: string) => {
      const { stdout } = await runCommand(["scripts/enquiries.ts", "--export", "csv"], { DATABASE_URL: url });
      return stdout;
    };
    const onPostgres = await runSite({ DATABASE_URL: full.url, LOG_LEVEL: "silent" });
    for (const message of ["one", 'é "q"\nsecond line'])
      expect((await post(`${onPostgres.url}/contact`, enquiry(message))).status).toBe(303);
    const made = await runCommand(["scripts/backup.ts", "--to", series], { DATABASE_URL: full.url, DATA_DIR: dataDir });
    await onPostgres.stop();
    expect(made).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(readFileSync(join(dataDir, "last-backup.json"), "utf8"))).toMatchObject({ ok: true });
    const dump = join(series, readdirSync(series)[0] ?? "");
    expect(readdirSync(dump)).toEqual(["store.dump"]);
    const restoreTo = (url: string) => runCommand(["scripts/restore.ts", dump], { DATABASE_URL: url });
    expect(await restoreTo(empty.url)).toMatchObject({ code: 0, stderr: "" });
    expect(await rows(empty.url)).toBe(await rows(full.url));
    expect(await restoreTo(empty.url)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^pg_restore failed \(.*already exists\)\. The database must be empty, .*\n$/),
    });
    expect((await runCommand(["scripts/restore.ts", dump], { DATA_DIR: join(home, "none") })).stderr).toMatch(
      / is of a PostgreSQL\. Set DATABASE_URL/,
    );
    await Promise.all([full.drop(), empty.drop()]);
  },
);

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
