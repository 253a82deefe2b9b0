import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeFolder } from "../../tests/support/run-site.ts";
import { removeLeftovers, thinBackups } from "./backup-series.server.ts";

const seriesFolder = makeFolder();
const now = new Date("2026-11-15T12:00:00.000Z");
afterAll(() => rmSync(seriesFolder, { recursive: true, force: true }));

function writeEmptyFiles(...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(seriesFolder, file)), { recursive: true });
    writeFileSync(join(seriesFolder, file), "");
  }
}

test("a failed or interrupted backup displaces no good one, and is removed after a day", () => {
  const good = ["2026-11-01T03-00-00.000Z", "2026-11-02T03-00-00.000Z", "2026-11-15T03-00-00.000Z"];
  writeEmptyFiles(...good.map((name, n) => `${name}/store.${n === 1 ? "dump" : "db"}`));
  mkdirSync(join(seriesFolder, "2026-11-01T15-00-00.000Z"));
  writeEmptyFiles("2026-11-02T15-00-00.000Z/store.dump.unfinished", "2026-11-15T11-59-00.000Z/store.db.unfinished");
  writeEmptyFiles(
    ...["store.db", "store.db-wal", "lock.db", "lock.pid"].map(
      (f) => `2026-11-01T15-00-00.000Z-check-aB3dE6/data/${f}`,
    ),
  );
  writeEmptyFiles(
    "2026-11-15T03-00-00.000Z-check-aB3dE6/data/store.db",
    "2026-11-01T16-00-00.000Z-check-aB3dE6/data/letters.txt",
  );
  symlinkSync(join(seriesFolder, good[0] ?? ""), join(seriesFolder, "2026-11-03T03-00-00.000Z"));
  expect(thinBackups(seriesFolder, now)).toBe(0);
  removeLeftovers(seriesFolder, now);
  expect(readdirSync(seriesFolder).sort()).toEqual(
    [
      ...good,
      "2026-11-01T16-00-00.000Z-check-aB3dE6",
      "2026-11-03T03-00-00.000Z",
      "2026-11-15T03-00-00.000Z-check-aB3dE6",
      "2026-11-15T11-59-00.000Z",
    ].sort(),
  );
});
