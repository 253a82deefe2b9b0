import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder, node } from "../../tests/support/run-site.ts";
import { openEmbedded } from "./embedded.server.ts";

test("a lock that another process holds delays writes but not reads", async () => {
  const folder = makeFolder();
  const store = await openEmbedded(folder, { seed: false });
  // The first request of each kind does setup work that later ones reuse, so it runs before the lock is taken.
  await store.service.from("team").insert({ id: "first", name: "First" });
  await store.service.from("team").select("id");
  const holder = spawn(node, ["--input-type=module", "--eval", holdLockScript, join(folder, "store.db")]);
  await once(holder.stdout, "data");
  let settled = 0;
  const writes = Array.from({ length: 20 }, async (_, n) => {
    const answer = await store.service.from("team").insert({ id: `${n}`, name: "New" });
    settled += 1;
    return answer.error;
  });
  // A write that waited inside SQLite would block this read and every other request.
  expect((await store.service.from("team").select("id")).data).toHaveLength(1);
  expect(settled).toBe(0);
  holder.stdin.end();
  expect(await Promise.all(writes)).toEqual(writes.map(() => null));
  expect((await store.service.from("team").select("id")).data).toHaveLength(21);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Holds SQLite's write lock until the standard input ends. */
const holdLockScript = `
  import { DatabaseSync } from "node:sqlite";
  const database = new DatabaseSync(process.argv[1]);
  database.exec("begin immediate");
  console.log("locked");
  process.stdin.resume().on("end", () => database.exec("rollback"));`;
