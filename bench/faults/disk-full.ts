import { spawnSync } from "node:child_process";
import { appendFileSync, rmdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolder } from "../../tests/support/run-site.ts";
import type { Fault } from "./test-bed.ts";

const DISK_SIZE = "16m";
const VISITORS = 20;
const FAILED_STATUS = 502;
/** A sixteenth of the disk stays free at first: the site alerts below a tenth. */
const FREE_BYTES_AT_FIRST = 2 ** 20;
/** The site checks for problems once a minute; this is a check and a margin. */
const ALERT_WAIT_MS = 70_000;
const ALERT_LOG_TEXT = '"msg":"The disk is nearly full';
const ALL_CLEAR_LOG_TEXT = '"msg":"All clear: The disk is nearly full';

/** The disk of DATA_DIR fills up while visitors post, and is freed again. */
export const diskFullFault: Fault = {
  name: "disk full",
  limitMs: 6 * 60_000,
  run: async (bed, { engine }) => {
    if (engine !== "SQLite") return { skipped: "the disk belongs to the database server" };
    if (process.getuid?.() !== 0) return { skipped: "mounting a small disk needs root" };
    const disk = makeFolder();
    bed.onEnd(() => rmdirSync(disk));
    const { status, stderr } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_SIZE}`, "tmpfs", disk]);
    if (status !== 0) return { skipped: `no small disk could be mounted: ${String(stderr).trim()}` };
    bed.onEnd(() => spawnSync("umount", ["--lazy", disk]));

    const { visitors } = bed;
    const { env } = await bed.openFreshStore(join(disk, "data"));
    const hook = await bed.startHook();
    const { url, output } = await bed.startSite({ ...env, WEBHOOK_URL: hook.url, LOG_LEVEL: "info" });
    const alerts = (title: string) => output().split(title).length - 1;
    await visitors.sendMany(VISITORS, url);
    const filler = join(disk, "filler");
    const { bavail, bsize } = statfsSync(disk);
    appendFileSync(filler, Buffer.alloc(bavail * bsize - FREE_BYTES_AT_FIRST));
    await sleep(ALERT_WAIT_MS);
    bed.expect(alerts(ALERT_LOG_TEXT) === 1, `one alert before the disk is full, not ${alerts(ALERT_LOG_TEXT)}`);
    fillDisk(filler);
    const seen = await visitors.sendMany(VISITORS, url);
    bed.expect(
      seen.every((status) => status === 303 || status === FAILED_STATUS) && seen.includes(FAILED_STATUS),
      `visitors are asked to try again; they got ${[...new Set(seen)]}`,
    );
    bed.expect((await fetch(url)).status === 200, "Home is served with a full disk");
    rmSync(filler);
    await visitors.retryUnaccepted(url);
    await bed.waitUntilDelivered(env, 90_000);
    await sleep(ALERT_WAIT_MS);
    bed.expect(alerts(ALL_CLEAR_LOG_TEXT) === 1, `one all-clear, not ${alerts(ALL_CLEAR_LOG_TEXT)}`);
    bed.expect(alerts(ALERT_LOG_TEXT) === 1, "no second alert");
    return bed.report(env, `a tmpfs of ${DISK_SIZE}; one alert, one all-clear`);
  },
};

function fillDisk(file: string) {
  for (const size of [1024 * 1024, 4096, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    }
  }
}
