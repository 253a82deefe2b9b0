import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../tests/support/run-site.ts";
import { webhookAnswers } from "../../tests/support/webhook-server.ts";
import type { Fault } from "./test-bed.ts";

const VISITORS = 50;
const APART_MS = 4 * 60_000;

/** Two servers share the deliveries, and the clock of one is ahead. */
export const clocksApartFault: Fault = {
  name: "two servers with clocks 4 minutes apart",
  limitMs: 10 * 60_000,
  run: async (bed, { engine }) => {
    if (engine === "SQLite") return { skipped: "one server per store" };
    const { env } = await bed.openFreshStore();
    const hook = await bed.startHook();
    const folder = makeFolder();
    bed.onEnd(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, "offset");
    writeFileSync(file, String(APART_MS));
    const shared = { ...env, WEBHOOK_URL: hook.url };
    const right = await bed.startSite(shared);
    const ahead = await bed.startSite({
      ...shared,
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import ${new URL("../../tests/support/jumping-clock.ts", import.meta.url).href}`,
    });
    // Responses are slow enough for the other server to look at the same delivery several times.
    hook.respond((_request, response) => void setTimeout(() => response.writeHead(200).end(), 5_000));
    await Promise.all([right, ahead].map(({ url }) => bed.visitors.sendMany(VISITORS / 2, url)));
    hook.respond(webhookAnswers.status(200));
    await bed.waitUntilDelivered(env, 480_000);
    const report = await bed.report(env, "neither takes what the other is sending");
    bed.expect(report.repeats === 0, `no enquiry is sent by both: ${report.repeats} were`);
    return report;
  },
};
