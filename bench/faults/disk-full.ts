import { spawnSync } from "node:child_process";
import { appendFileSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../tests/support/run-site.ts";
import type { Fault } from "./test-bed.ts";

const SIZE = "16m";
const VISITORS = 20;
const FAILED = 502;

/** The disk of DATA_DIR fills up while visitors post, and is freed again. */
export const diskFull: Fault = {
  name: "disk full",
  limitMs: 3 * 60_000,
  run: async (bed, { engine }) => {
    if (engine !== "SQLite") return { skipped: "the disk belongs to the database server" };
    if (process.getuid?.() !== 0) return { skipped: "mounting a small disk needs root" };
    const disk = makeFolder();
    bed.onEnd(() => rmdirSync(disk));
    const { status, stderr } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", disk]);
    if (status !== 0) return { skipped: `no small disk could be mounted: ${String(stderr).trim()}` };
    bed.onEnd(() => spawnSync("umount", ["--lazy", disk]));

    const { visitors } = bed;
    const { env } = await bed.openFreshStore(join(disk, "data"));
    const hook = await bed.startHook();
    const { url } = await bed.startSite({ ...env, WEBHOOK_URL: hook.url });
    await visitors.sendMany(VISITORS, url);
    const filler = join(disk, "filler");
    fill(filler);
    const seen = await visitors.sendMany(VISITORS, url);
    bed.expect(
      seen.every((status) => status === 303 || status === FAILED) && seen.includes(FAILED),
      `visitors are asked to try again; they got ${[...new Set(seen)]}`,
    );
    bed.expect((await fetch(url)).status === 200, "Home is served with a full disk");
    rmSync(filler);
    await visitors.retryUnaccepted(url);
    await bed.waitUntilDelivered(env, 90_000);
    return bed.report(env, `a tmpfs of ${SIZE}`);
  },
};

function fill(file: string) {
  for (const size of [1024 * 1024, 4096, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    }
  }
}
