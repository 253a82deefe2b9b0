import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUpStore } from "#app/data/backup.server.ts";
import { assertRestorable, isFinishedBackup } from "#app/data/backup-series.server.ts";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder } from "../support/run-site.ts";

test("a series does not grow while backups fail or pictures cannot be copied", async () => {
  const home = makeFolder();
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const [series, DATA_DIR] = [join(home, "series"), join(home, "data")];
  await (await openEmbedded(DATA_DIR, { seed: false })).close();
  const backUp = (from: string) => runCommand(["scripts/backup.ts", "--to", series], { DATA_DIR: from });
  const made = (name: string, file: string) => {
    mkdirSync(join(series, name), { recursive: true });
    writeFileSync(join(series, name, file), "");
  };
  made("2020-01-01T03-00-00.000Z", "store.db");
  made("2020-01-02T03-00-00.000Z", "store.db");
  made("2020-01-03T03-00-00.000Z", "store.db.unfinished");
  expect((await backUp(join(home, "no-store"))).code).toBe(1);
  expect(readdirSync(series)).toEqual(["2020-01-01T03-00-00.000Z", "2020-01-02T03-00-00.000Z"]);
  writeFileSync(join(series, "media"), "no folder");
  expect((await backUp(DATA_DIR)).code).toBe(1);
  expect(readdirSync(series)).toEqual([expect.not.stringMatching(/^2020/), "media"]);
});

test("a backup is unfinished until its check has passed, and removed when the check fails", async () => {
  const home = makeFolder();
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const [checked, failed, DATA_DIR] = [join(home, "checked"), join(home, "failed"), join(home, "data")];
  await (await openEmbedded(DATA_DIR, { seed: false })).close();
  const finishedDuringCheck: boolean[] = [];
  const check = async (file: string) => {
    finishedDuringCheck.push(isFinishedBackup(checked));
    await assertRestorable(file);
  };
  expect(await backUpStore(DATA_DIR, checked, check)).toBe(0);
  expect(finishedDuringCheck).toEqual([false]);
  expect(isFinishedBackup(checked)).toBe(true);
  expect(readdirSync(home).sort(), "the check leaves no folder").toEqual(["checked", "data"]);

  await expect(backUpStore(DATA_DIR, failed, () => Promise.reject(new Error("no match")))).rejects.toThrow("no match");
  expect(readdirSync(failed)).toEqual([]);
});
