import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolder } from "../../tests/support/run-site.ts";
import { answers } from "../../tests/support/webhook-server.ts";
import type { Fault } from "./test-bed.ts";

const VISITORS = 10;
const DAY_MS = 86_400_000;
const jumps = [0, 400 * DAY_MS, -400 * DAY_MS, 0];

/** While the webhook is down, the clock jumps more than a year ahead, then back, and is corrected. */
export const clock: Fault = {
  name: "a clock that jumps",
  limitMs: 8 * 60_000,
  run: async (bed) => {
    const { visitors } = bed;
    const { env } = await bed.openFreshStore();
    const hook = await bed.startHook();
    const folder = makeFolder();
    bed.onEnd(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, "offset");
    const { url, child } = await bed.startSite({
      ...env,
      WEBHOOK_URL: hook.url,
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import ${new URL("../../tests/support/jumping-clock.ts", import.meta.url).href}`,
    });
    hook.respond(answers.status(503));
    for (const offset of jumps) {
      writeFileSync(file, String(offset));
      child.kill("SIGUSR2");
      await sleep(100);
      await visitors.sendMany(VISITORS, url);
    }
    hook.respond(answers.status(200));
    await bed.waitUntilDelivered(env, 400_000);
    const mostAttempts = Math.max(
      ...[...Map.groupBy(bed.deliveries(), ({ body }) => body).values()].map((all) => all.length),
    );
    bed.expect(
      mostAttempts < 10,
      `a wrong clock does not speed up the schedule: one enquiry was attempted ${mostAttempts} times`,
    );
    return bed.report(env, `${jumps.map((offset) => `${Math.round(offset / DAY_MS)} d`).join(", ")}`);
  },
};
