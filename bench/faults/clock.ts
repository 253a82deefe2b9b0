import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolder } from "../../tests/support/run-site.ts";
import { answers } from "../../tests/support/webhook-server.ts";
import type { Fault } from "./scene.ts";

const VISITORS = 10;
const DAY_MS = 86_400_000;
const jumps = [0, 400 * DAY_MS, -400 * DAY_MS, 0];

/** The machine's clock goes wrong by more than a year, both ways, while the webhook is away, and is put right. */
export const clock: Fault = {
  name: "a clock that jumps",
  limitMs: 8 * 60_000,
  run: async (scene) => {
    const { visitors } = scene;
    const { env } = await scene.openPlace();
    const hook = await scene.startHook();
    const folder = makeFolder();
    scene.onEnd(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, "offset");
    const { url, child } = await scene.startSite({
      ...env,
      WEBHOOK_URL: hook.url,
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import ${new URL("jumping-clock.ts", import.meta.url).href}`,
    });
    hook.respond(answers.status(503));
    for (const offset of jumps) {
      writeFileSync(file, String(offset));
      child.kill("SIGUSR2");
      await sleep(100);
      await visitors.sendMany(VISITORS, url);
    }
    hook.respond(answers.status(200));
    await scene.drained(env, 400_000);
    const pace = Math.max(
      ...[...Map.groupBy(scene.deliveries(), ({ body }) => body).values()].map((all) => all.length),
    );
    scene.expect(pace < 10, `a wrong clock does not hurry the schedule: one enquiry was attempted ${pace} times`);
    return scene.report(env, `${jumps.map((offset) => `${Math.round(offset / DAY_MS)} d`).join(", ")}`);
  },
};
