import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUpStore } from "#app/data/backup.server.ts";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { erasePerson } from "#app/enquiries/erase.server.ts";
import { enquiry, post } from "../support/posting.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, runSite } from "../support/run-site.ts";

const home = makeFolder();
const DATA_DIR = join(home, "data");
const series = join(home, "backups");
const older = join(series, "2026-11-01T03-00-00.000Z");
const newer = join(series, "2026-11-02T03-00-00.000Z");
const ravi = { name: "Ravi Menon", email: "ravi@lakeshift.example" };

const restore = (to: string, ...args: string[]) => runCommand(["scripts/restore.ts", ...args], { DATA_DIR: to });

/** The older backup has Ravi, who was then erased; the newer one was made after that. */
beforeAll(async () => {
  const site = await runSite({ DATA_DIR, LOG_LEVEL: "silent" });
  await post(`${site.url}/contact`, enquiry("A jingle player", ravi));
  await post(`${site.url}/contact`, enquiry("Somebody else"));
  await site.stop();
  expect(backUpStore(DATA_DIR, older)).toBe(2);
  const store = await openEmbedded(DATA_DIR);
  provideServiceClient(store);
  expect(await erasePerson(ravi.email, "00000000-0000-4000-8000-000000000001")).toEqual({ submissions: 1 });
  await store.close();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function senders(folder: string): unknown[] {
  const database = new DatabaseSync(join(folder, "store.db"), { readOnly: true });
  const rows = database.prepare("select body from submissions").all();
  database.close();
  return rows.map(({ body }) => JSON.parse(String(body)).email);
}

const holds = (folder: string, text: string) => readFileSync(join(folder, "store.db"), "latin1").includes(text);

test("an erased person is in the older backup, and not even in the free pages of the store", () => {
  expect([holds(older, ravi.email), holds(DATA_DIR, ravi.email), holds(DATA_DIR, ravi.name)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the store that a restored one replaces says who stays erased", async () => {
  const alone = join(home, "alone");
  cpSync(older, alone, { recursive: true });
  const without = join(home, "without");
  expect(await restore(without, alone)).toMatchObject({ code: 0, stderr: "" });
  expect(senders(without)).toContain(ravi.email);

  expect((await restore(DATA_DIR, alone)).stderr).toMatch(/ is not empty\. .*--replaces/);
  const restored = join(home, "restored");
  const done = await restore(restored, alone, "--replaces", DATA_DIR);
  expect(done).toMatchObject({ code: 0, stderr: "" });
  expect(done.stdout).toMatch(/with 1 submissions\. 1 of them/);
  expect(senders(restored)).toEqual(["ada@example.com"]);
  expect(holds(restored, ravi.email)).toBe(false);

  const again = join(home, "again");
  await restore(again, alone, "--replaces", restored);
  expect(senders(again), "the restored store knows it too").toEqual(["ada@example.com"]);

  const broken = join(home, "broken");
  cpSync(older, broken, { recursive: true });
  writeFileSync(join(broken, "store.db"), "not a store");
  expect(await restore(join(home, "none"), alone, "--replaces", broken)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/ cannot be read .* Restore without --replaces, /),
  });
  expect((await restore(join(home, "none"))).stderr).toMatch(/^Name the backup\./);
});

test("so does the newest backup of the series, also to a site that starts on it", async () => {
  expect(backUpStore(DATA_DIR, newer)).toBe(1);
  expect([holds(newer, ravi.email), senders(newer)]).toEqual([false, ["ada@example.com"]]);
  const restored = join(home, "from-the-series");
  mkdirSync(join(series, "2026-11-03T03-00-00.000Z"));
  expect(await restore(restored, older)).toMatchObject({ code: 0, stderr: "" });
  expect(senders(restored)).toEqual(["ada@example.com"]);

  // A copy that came back by hand: the start erases what its own entries name.
  const byHand = join(home, "by-hand");
  cpSync(older, byHand, { recursive: true });
  const database = new DatabaseSync(join(byHand, "store.db"));
  const [entry] = new DatabaseSync(join(newer, "store.db")).prepare("select hash, erased_at from erasures").all();
  database.prepare("insert into erasures values (?, ?)").run(String(entry?.hash), String(entry?.erased_at));
  database.close();
  const site = await runSite({ DATA_DIR: byHand, LOG_LEVEL: "silent" });
  await expect.poll(() => senders(byHand)).toEqual(["ada@example.com"]);
  await site.stop();

  writeFileSync(join(newer, "store.db"), "not a store");
  const warned = await restore(join(home, "warned"), older);
  expect(warned).toMatchObject({ code: 0, stderr: expect.stringMatching(/Erase them again at \/desk\/persons\.\n$/) });
});
