import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolder } from "../../tests/support/run-site.ts";
import { openEmbedded } from "./embedded.server.ts";

let folder: string;
beforeEach(async () => {
  folder = makeFolder();
  await (await openEmbedded(folder)).close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["a view", "create view recent as select id from submissions", "select count(*) from recent"],
  ["a table", "create table notes (text text); insert into notes values ('mine')", "select text from notes"],
])("%s that the operator has added stays", async (_, make, look) => {
  runSql(make);
  const store = await openEmbedded(folder);
  const { data } = await store.anon.from("team").select("id");
  expect(data).toHaveLength(6);
  await store.close();
  expect(runSql(look)).toBeTruthy();
});

test("a column that the operator has added stops the start, is named, and keeps its data", async () => {
  runSql("alter table projects add column note text; update projects set note = 'mine'");
  await expect(openEmbedded(folder)).rejects.toMatchObject({
    name: "OperatorError",
    message: expect.stringMatching(
      /store\.db cannot be brought up to date \(.*\bprojects\b.*\)\. Nothing in it is lost/,
    ),
  });
  expect(runSql("select note from projects")).toEqual({ note: "mine" });
});

/** Runs SQL as another program would. */
function runSql(sql: string) {
  const database = new DatabaseSync(join(folder, "store.db"));
  try {
    if (sql.startsWith("select")) return database.prepare(sql).get();
    return database.exec(sql);
  } finally {
    database.close();
  }
}
