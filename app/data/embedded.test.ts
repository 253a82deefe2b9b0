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
])("%s that the operator put beside the site's tables stays", async (_, make, look) => {
  change(make);
  const store = await openEmbedded(folder);
  const { data } = await store.anon.from("team").select("id");
  expect(data).toHaveLength(6);
  await store.close();
  expect(change(look)).toBeTruthy();
});

test("a column that is not the site's is named, and nothing is lost", async () => {
  change("alter table projects add column note text; update projects set note = 'mine'");
  await expect(openEmbedded(folder)).rejects.toMatchObject({
    name: "OperatorError",
    message: expect.stringMatching(
      /store\.db cannot be brought up to date \(.*\bprojects\b.*\)\. Nothing in it is lost/,
    ),
  });
  expect(change("select note from projects")).toEqual({ note: "mine" });
});

/** What another program does to the store. */
function change(sql: string) {
  const database = new DatabaseSync(join(folder, "store.db"));
  try {
    if (sql.startsWith("select")) return database.prepare(sql).get();
    return database.exec(sql);
  } finally {
    database.close();
  }
}
