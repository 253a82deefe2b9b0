import { spawnSync } from "node:child_process";
import { appendFileSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../tests/support/run-site.ts";
import type { Fault } from "./scene.ts";

const SIZE = "16m";
const VISITORS = 20;
const FAILED = 502;

/** The disk under DATA_DIR fills up while visitors write, and is cleared. */
export const diskFull: Fault = {
  name: "disk full",
  limitMs: 3 * 60_000,
  run: async (scene, { kind }) => {
    if (kind !== "SQLite") return { skipped: "the disk is the database server's" };
    if (process.getuid?.() !== 0) return { skipped: "mounting a small disk needs root" };
    const disk = makeFolder();
    scene.onEnd(() => rmdirSync(disk));
    const { status, stderr } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", disk]);
    if (status !== 0) return { skipped: `no small disk could be mounted: ${String(stderr).trim()}` };
    scene.onEnd(() => spawnSync("umount", ["--lazy", disk]));

    const { visitors } = scene;
    const { env } = await scene.openPlace(join(disk, "data"));
    const hook = await scene.startHook();
    const { url } = await scene.startSite({ ...env, WEBHOOK_URL: hook.url });
    await visitors.sendMany(VISITORS, url);
    const filler = join(disk, "filler");
    fill(filler);
    const seen = await visitors.sendMany(VISITORS, url);
    scene.expect(
      seen.every((status) => status === 303 || status === FAILED) && seen.includes(FAILED),
      `visitors are asked to try again, and see ${[...new Set(seen)]}`,
    );
    scene.expect((await fetch(url)).status === 200, "Home is served with a full disk");
    rmSync(filler);
    await visitors.tryAgain(url);
    await scene.drained(env, 90_000);
    return scene.report(env, `a tmpfs of ${SIZE}`);
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
