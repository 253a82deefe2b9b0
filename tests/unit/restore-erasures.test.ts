import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJoinLink, findUsableInvitation } from "#app/access/links.server.ts";
import { readSession } from "#app/access/session.server.ts";
import { backUpStore } from "#app/data/backup.server.ts";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { hasOperators } from "#app/data/operators.server.ts";
import { openPostgres, openPreparedPostgres } from "#app/data/postgres.server.ts";
import { erasePerson } from "#app/enquiries/erase.server.ts";
import { createTestDatabase, testDatabaseUrl } from "../support/engines.ts";
import { createSessionCookie } from "../support/operator.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, runSite } from "../support/run-site.ts";

const testFolder = makeFolder();
const DATA_DIR = join(testFolder, "data");
const backupSeries = join(testFolder, "backups");
const olderBackup = join(backupSeries, "2026-11-01T03-00-00.000Z");
const newerBackup = join(backupSeries, "2026-11-02T03-00-00.000Z");
const erasedPerson = { name: "Ravi Menon", email: "ravi@lakeshift.example" };

const runRestore = (to: string, ...args: string[]) => runCommand(["scripts/restore.ts", ...args], { DATA_DIR: to });

/** The older backup holds Ravi. He was then erased, before the newer one was made. */
beforeAll(async () => {
  const site = await runSite({ DATA_DIR, LOG_LEVEL: "silent" });
  await postForm(`${site.url}/contact`, enquiryFields("A jingle player", erasedPerson));
  await postForm(`${site.url}/contact`, enquiryFields("Somebody else"));
  await site.stop();
  expect(await backUpStore(DATA_DIR, olderBackup)).toBe(2);
  const store = await openEmbedded(DATA_DIR);
  provideServiceClient(store);
  expect(await erasePerson(erasedPerson.email, "00000000-0000-4000-8000-000000000001")).toEqual({ submissions: 1 });
  await store.close();
});
afterAll(() => rmSync(testFolder, { recursive: true, force: true }));

function readSenders(folder: string): unknown[] {
  const database = new DatabaseSync(join(folder, "store.db"), { readOnly: true });
  const rows = database.prepare("select body from submissions").all();
  database.close();
  return rows.map(({ body }) => JSON.parse(String(body)).email);
}

const storeContains = (folder: string, text: string) => readFileSync(join(folder, "store.db"), "latin1").includes(text);

test("an erased person is in the older backup, but not even in free pages of the store", () => {
  expect([
    storeContains(olderBackup, erasedPerson.email),
    storeContains(DATA_DIR, erasedPerson.email),
    storeContains(DATA_DIR, erasedPerson.name),
  ]).toEqual([true, false, false]);
});

test("--replaces names the store whose erasures are applied to the restored one", async () => {
  const alone = join(testFolder, "alone");
  cpSync(olderBackup, alone, { recursive: true });
  const without = join(testFolder, "without");
  expect(await runRestore(without, alone)).toMatchObject({ code: 0, stderr: "" });
  expect(readSenders(without)).toContain(erasedPerson.email);

  expect((await runRestore(DATA_DIR, alone)).stderr).toMatch(/ is not empty\. .*--replaces/);
  const restored = join(testFolder, "restored");
  const done = await runRestore(restored, alone, "--replaces", DATA_DIR);
  expect(done).toMatchObject({ code: 0, stderr: "" });
  expect(done.stdout).toMatch(/with 1 submissions\. 1 of them/);
  expect(readSenders(restored)).toEqual(["ada@example.com"]);
  expect(storeContains(restored, erasedPerson.email)).toBe(false);

  const again = join(testFolder, "again");
  await runRestore(again, alone, "--replaces", restored);
  expect(readSenders(again), "the restored store holds the erasure too").toEqual(["ada@example.com"]);

  const broken = join(testFolder, "broken");
  cpSync(olderBackup, broken, { recursive: true });
  writeFileSync(join(broken, "store.db"), "not a store");
  expect(await runRestore(join(testFolder, "none"), alone, "--replaces", broken)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/ cannot be read .* Restore without --replaces, /),
  });
  expect((await runRestore(join(testFolder, "none"))).stderr).toMatch(/^Name the backup\./);
});

test("the erasures of a series' newest backup are applied too, also when a site starts on a copy", async () => {
  expect(await backUpStore(DATA_DIR, newerBackup)).toBe(1);
  expect([storeContains(newerBackup, erasedPerson.email), readSenders(newerBackup)]).toEqual([
    false,
    ["ada@example.com"],
  ]);
  const restored = join(testFolder, "from-the-series");
  mkdirSync(join(backupSeries, "2026-11-03T03-00-00.000Z"));
  expect(await runRestore(restored, olderBackup)).toMatchObject({ code: 0, stderr: "" });
  expect(readSenders(restored)).toEqual(["ada@example.com"]);

  // Somebody copied the backup back by hand: the start erases the people whom the store's own erasures name.
  const byHand = join(testFolder, "by-hand");
  cpSync(olderBackup, byHand, { recursive: true });
  const database = new DatabaseSync(join(byHand, "store.db"));
  const [entry] = new DatabaseSync(join(newerBackup, "store.db")).prepare("select hash, erased_at from erasures").all();
  database.prepare("insert into erasures values (?, ?)").run(String(entry?.hash), String(entry?.erased_at));
  database.close();
  const site = await runSite({ DATA_DIR: byHand, LOG_LEVEL: "silent" });
  await expect.poll(() => readSenders(byHand)).toEqual(["ada@example.com"]);
  await site.stop();

  writeFileSync(join(newerBackup, "store.db"), "not a store");
  const warned = await runRestore(join(testFolder, "warned"), olderBackup);
  expect(warned).toMatchObject({ code: 0, stderr: expect.stringMatching(/Erase them again at \/desk\/persons\.\n$/) });
});

test("a backup brings back no session and no link: both may have been ended since", async () => {
  const dataDir = join(testFolder, "with-access");
  const store = await openEmbedded(dataDir);
  provideServiceClient(store);
  const headers = { cookie: `desk=${await createSessionCookie()}` };
  const { link } = await createJoinLink("lin@furlong.example", "owner", null);
  await store.close();
  const backup = join(testFolder, "backup-with-access");
  await backUpStore(dataDir, backup);
  const restored = join(testFolder, "without-access");
  expect(await runRestore(restored, backup)).toMatchObject({ code: 0, stderr: "" });

  const opened = await openEmbedded(restored);
  provideServiceClient(opened);
  expect(await readSession(new Request("http://localhost/desk", { headers }))).toBeNull();
  expect(await findUsableInvitation(link.split("#")[1] ?? "", ["join"])).toBeNull();
  expect(await hasOperators(), "who has access is in the backup").toBe(true);
  await opened.close();
});

test.runIf(testDatabaseUrl)("neither does a dump of PostgreSQL", async () => {
  const [full, empty] = [await createTestDatabase(testDatabaseUrl), await createTestDatabase(testDatabaseUrl)];
  const store = await openPostgres(full.url);
  provideServiceClient(store);
  const headers = { cookie: `desk=${await createSessionCookie()}` };
  await store.close();
  const dump = join(testFolder, "dump");
  expect(await runCommand(["scripts/backup.ts", dump], { DATABASE_URL: full.url })).toMatchObject({ code: 0 });
  const restored = await runCommand(["scripts/restore.ts", dump], { DATABASE_URL: empty.url });
  expect(restored).toMatchObject({ code: 0, stderr: "" });

  const opened = await openPreparedPostgres(empty.url);
  provideServiceClient(opened);
  expect(await readSession(new Request("http://localhost/desk", { headers }))).toBeNull();
  expect(await hasOperators()).toBe(true);
  await opened.close();
  await Promise.all([full.drop(), empty.drop()]);
});
