import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BACKLOG_MS } from "#app/integrations/health-problems.server.ts";
import { runMailServer } from "../../tests/support/mail-server.ts";
import { makeFolder } from "../../tests/support/run-site.ts";
import { webhookAnswers } from "../../tests/support/webhook-server.ts";
import { readAlerts, retryAll } from "./fresh-store.ts";
import { mailEnv } from "./notices.ts";
import type { Fault } from "./test-bed.ts";

const VISITORS = 5;
/** How far the clock jumps ahead, so that the waiting deliveries become a backlog. */
const CLOCK_OFFSET_MS = BACKLOG_MS + 5 * 60_000;
/** The site checks for problems once a minute; this is a check and a margin. */
const ALERT_WAIT_MS = 70_000;
const POLL_MS = 500;

/**
 * Some deliveries are given up and others wait too long, while the server is killed and started again; on PostgreSQL a second
 * server watches too. Each problem must send one mail when it begins and one when it ends.
 */
export const alertsFault: Fault = {
  name: "deliveries given up and waiting, with alerts",
  limitMs: 10 * 60_000,
  run: async (bed, { engine }) => {
    const { env } = await bed.openFreshStore();
    const hook = await bed.startHook();
    const mail = await runMailServer();
    bed.onEnd(mail.stop);
    const folder = makeFolder();
    bed.onEnd(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, "offset");
    const settings = {
      ...{ ...env, ...mailEnv(mail.port), WEBHOOK_URL: hook.url },
      ...{
        CLOCK_FILE: file,
        NODE_OPTIONS: `--import ${new URL("../../tests/support/jumping-clock.ts", import.meta.url).href}`,
      },
    };
    const start = () => bed.startSite(settings);
    const first = await start();
    const others = engine === "PostgreSQL" ? [await start()] : [];

    hook.respond(webhookAnswers.status(410));
    await bed.visitors.sendMany(VISITORS, first.url);
    hook.respond(webhookAnswers.status(503));
    await bed.visitors.sendMany(VISITORS, first.url);
    writeFileSync(file, String(CLOCK_OFFSET_MS));
    for (const { child } of [first, ...others]) child.kill("SIGUSR2");
    await waitUntil(async () => (await readAlerts(env)).filter(({ isRaised }) => isRaised).length === 2);
    // The first server writes its log in batches, and the next line kills it.
    await sleep(POLL_MS);
    first.child.kill("SIGKILL");
    await first.exited;
    await start();
    await sleep(ALERT_WAIT_MS);
    const begun = subjects("Alert: ");
    bed.expect(begun.length === 2 && new Set(begun).size === 2, `one mail for each problem: ${begun.join(", ")}`);

    hook.respond(webhookAnswers.status(200));
    await retryAll(env);
    await bed.waitUntilDelivered(env, 60_000);
    await waitUntil(async () => (await readAlerts(env)).every(({ isRaised }) => !isRaised));
    await sleep(ALERT_WAIT_MS);
    const ended = subjects("All clear: ");
    bed.expect(ended.length === 2 && new Set(ended).size === 2, `one all-clear for each: ${ended.join(", ")}`);
    bed.expect(subjects("Alert: ").length === 2, "no second alert");
    return bed.report(env, "two alerts and two all-clears by mail, across a kill -9");

    function subjects(start: string): string[] {
      return mail.received.flatMap(({ mail: { subject } }) => (subject?.startsWith(start) ? subject : []));
    }
  },
};

async function waitUntil(isSo: () => Promise<boolean>) {
  for (let waited = 0; waited < ALERT_WAIT_MS && !(await isSo()); waited += POLL_MS) await sleep(POLL_MS);
}
