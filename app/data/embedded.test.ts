import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolder } from "../../tests/support/run-site.ts";
import { openEmbedded } from "./embedded.server.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = makeFolder();
  await (await openEmbedded(dataDir)).close();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test.each([
  ["a view", "create view recent as select id from submissions", "select count(*) from recent"],
  [
    "a table",
    "create table reminders (text text); insert into reminders values ('mine')",
    "select text from reminders",
  ],
])("%s that the operator has added is kept", async (_, make, look) => {
  runSql(make);
  const store = await openEmbedded(dataDir);
  const { data } = await store.anon.from("team").select("id");
  expect(data).toHaveLength(6);
  await store.close();
  expect(runSql(look)).toBeTruthy();
});

test("a column that the operator has added stops the start with an error that names its table, and keeps its data", async () => {
  runSql("alter table projects add column note text; update projects set note = 'mine'");
  await expect(openEmbedded(dataDir)).rejects.toMatchObject({
    name: "OperationalError",
    message: expect.stringMatching(
      /store\.db cannot be brought up to date \(.*\bprojects\b.*\)\. Nothing in it is lost/,
    ),
  });
  expect(runSql("select note from projects")).toEqual({ note: "mine" });
});

test("deleted rows no longer count as used bytes", async () => {
  const store = await openEmbedded(dataDir);
  const before = (await store.bytes()) ?? 0;
  const form = {
    form_type: "contact_form",
    form_id: "contact_form",
    state: "spam",
    created_at: "2026-11-18T12:00:00Z",
  };
  const id = crypto.randomUUID();
  await store.service.from("submissions").insert({ id, ...form, body: { message: "x".repeat(500_000) } });
  runSql("pragma wal_checkpoint(truncate)");
  expect(await store.bytes()).toBeGreaterThan(before + 400_000);
  await store.service.from("submissions").delete().eq("id", id);
  runSql("pragma wal_checkpoint(truncate)");
  expect(await store.bytes()).toBeLessThan(before + 100_000);
  await store.close();
});

/** Runs SQL through a connection of its own, as another program would. */
function runSql(sql: string) {
  const database = new DatabaseSync(join(dataDir, "store.db"));
  try {
    if (sql.startsWith("select")) return database.prepare(sql).get();
    return database.exec(sql);
  } finally {
    database.close();
  }
}
