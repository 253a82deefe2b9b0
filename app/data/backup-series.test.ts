import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeFolder } from "../../tests/support/run-site.ts";
import { removeLeftovers, thinBackups } from "./backup-series.server.ts";

const series = makeFolder();
const now = new Date("2026-11-15T12:00:00.000Z");
afterAll(() => rmSync(series, { recursive: true, force: true }));

function write(...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(series, file)), { recursive: true });
    writeFileSync(join(series, file), "");
  }
}

test("a backup that failed or was interrupted pushes no good one out, and goes after a day", () => {
  const good = ["2026-11-01T03-00-00.000Z", "2026-11-02T03-00-00.000Z", "2026-11-15T03-00-00.000Z"];
  write(...good.map((name, n) => `${name}/store.${n === 1 ? "dump" : "db"}`));
  mkdirSync(join(series, "2026-11-01T15-00-00.000Z"));
  write("2026-11-02T15-00-00.000Z/store.dump.unfinished", "2026-11-15T11-59-00.000Z/store.db.unfinished");
  write(
    ...["store.db", "store.db-wal", "lock.db", "lock.pid"].map(
      (f) => `2026-11-01T15-00-00.000Z-check-aB3dE6/data/${f}`,
    ),
  );
  write(
    "2026-11-15T03-00-00.000Z-check-aB3dE6/data/store.db",
    "2026-11-01T16-00-00.000Z-check-aB3dE6/data/letters.txt",
  );
  symlinkSync(join(series, good[0] ?? ""), join(series, "2026-11-03T03-00-00.000Z"));
  expect(thinBackups(series, now)).toBe(0);
  removeLeftovers(series, now);
  expect(readdirSync(series).sort()).toEqual(
    [
      ...good,
      "2026-11-01T16-00-00.000Z-check-aB3dE6",
      "2026-11-03T03-00-00.000Z",
      "2026-11-15T03-00-00.000Z-check-aB3dE6",
      "2026-11-15T11-59-00.000Z",
    ].sort(),
  );
});
