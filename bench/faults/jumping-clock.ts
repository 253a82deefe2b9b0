import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_RETRY_DELAY_MS } from "#app/data/deliveries.server.ts";
import { makeFolder } from "../../tests/support/run-site.ts";
import { webhookAnswers } from "../../tests/support/webhook-server.ts";
import { readOutbox, retryAll } from "./fresh-store.ts";
import type { Fault } from "./test-bed.ts";

const VISITORS = 10;
const DAY_MS = 86_400_000;
const SETTLE_MS = 20_000;
const clockOffsetsMs = [0, 400 * DAY_MS, -400 * DAY_MS, 0];

/** While the webhook is down, the clock jumps far ahead, then far back, and is then corrected. */
export const jumpingClockFault: Fault = {
  name: "a clock that jumps",
  limitMs: 5 * 60_000,
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
    hook.respond(webhookAnswers.status(503));
    for (const offset of clockOffsetsMs) {
      writeFileSync(file, String(offset));
      child.kill("SIGUSR2");
      await sleep(100);
      await visitors.sendMany(VISITORS, url);
    }
    hook.respond(webhookAnswers.status(200));
    await sleep(SETTLE_MS);
    const stranded = (await readOutbox(env)).filter(({ nextAt }) => nextAt > Date.now() + MAX_RETRY_DELAY_MS);
    bed.expect(stranded.length === 0, `a wrong clock postpones nothing: ${stranded.length} wait beyond the schedule`);
    // Deliveries that failed several times during the outage are due only in half an hour, so an operator retries them.
    await retryAll(env);
    await bed.waitUntilDelivered(env, 60_000);
    const mostAttempts = Math.max(
      ...[...Map.groupBy(bed.deliveries(), ({ body }) => body).values()].map((all) => all.length),
    );
    bed.expect(
      mostAttempts < 10,
      `a wrong clock does not speed up the schedule: one enquiry was attempted ${mostAttempts} times`,
    );
    return bed.report(env, `${clockOffsetsMs.map((offset) => `${Math.round(offset / DAY_MS)} d`).join(", ")}`);
  },
};
