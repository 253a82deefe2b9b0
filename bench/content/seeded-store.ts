import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { createSessionCookie } from "../../tests/support/operator.ts";
import { makeFolder } from "../../tests/support/run-site.ts";

/** The results of one part of `npm run bench:content`. */
export type BenchFindings = { rows: (string | number)[][]; failures: string[]; note: string };

/** Creates a seeded store in a new folder, with an owner's session. */
export async function createSeededStore() {
  const dataDir = makeFolder();
  const store = await openEmbedded(dataDir);
  provideServiceClient(store);
  const cookie = `desk=${await createSessionCookie({ role: "owner" })}`;
  await store.close();
  return { dataDir, cookie, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Reads the store's file directly, while the site runs. */
export function readStore<T>(dataDir: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataDir, "store.db"), { readOnly: true, timeout: 10_000 });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

type StoredRevision = { number: number; version: number; data: Record<string, unknown> };

/** Reads a record's newest revision from the store's file; its number is 0 if there is none. */
export function readLatestRevision(dataDir: string, record: string): StoredRevision {
  const [kind = "", id = ""] = record.split("/");
  return readStore(dataDir, (database) => {
    const query =
      "select number, version, data from revisions where kind = ? and record = ? order by number desc limit 1";
    const found = database.prepare(query).get(kind, id) as
      | (Omit<StoredRevision, "data"> & { data: string })
      | undefined;
    return found ? { ...found, data: JSON.parse(found.data) } : { number: 0, version: 0, data: {} };
  });
}

/** Repeats a check until it is true; false after some seconds. */
export async function becomesTrue(check: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (await check()) return true;
    await sleep(100);
  }
  return false;
}
