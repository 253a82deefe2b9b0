import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../../tests/support/run-site.ts";
import { webhookAnswers } from "../../tests/support/webhook-server.ts";
import { watchNotices } from "./notices.ts";
import type { Fault } from "./test-bed.ts";
import { buildVersionBefore } from "./version-before.ts";
import { ACCEPTED, type Visitor } from "./visitors.ts";

const CLIENTS = 10;
const WEBHOOK_UP_MS = 3_000;
const WEBHOOK_DOWN_MS = 1_000;
const PAUSE_MS = 100;
const NO_ANSWER = 0;
const FAILED = 502;

/**
 * The version before the outbox is replaced by this one, started again, and replaced again, while visitors post. Before each
 * change the webhook is down, so that each version has to deliver what another one took in. Visitors who were told to try
 * again do so after each upgrade, and not after the rollback: the version before, whose ids depend on the network, would
 * store a second row. From the first upgrade on the agency hears of everybody by mail, of those whom the version before
 * thanked after the next one.
 */
export const upgrade: Fault = {
  name: "an upgrade and a rollback under load",
  limitMs: 20 * 60_000,
  run: async (bed) => {
    const before = buildVersionBefore();
    if (!before) return { skipped: "the version before is not in this clone" };
    const { env } = await bed.openFreshStore();
    const hook = await bed.startHook();
    const port = String(await findFreePort());
    const url = `http://127.0.0.1:${port}`;
    const notices = await watchNotices(bed);
    const siteEnv = { ...env, ...notices.env, WEBHOOK_URL: hook.url, PORT: port };
    /** Thanked since the first upgrade. */
    const thanked: Visitor[] = [];
    let hasMail = false;
    const seen = new Set<number>();
    const told: Visitor[] = [];
    let isOver = false;
    const send = async (visitor: Visitor) => {
      const isTold = hasMail;
      const status = await bed.visitors.send(visitor, url);
      if (isTold && status === ACCEPTED) thanked.push(visitor);
      return status;
    };
    const visit = async () => {
      while (!isOver) {
        const visitor = bed.visitors.arrive();
        let status = await send(visitor);
        for (; status === NO_ANSWER; status = await send(visitor)) await sleep(PAUSE_MS);
        seen.add(status);
        if (status === FAILED) told.push(visitor);
        await sleep(PAUSE_MS);
      }
    };
    const start = (folder?: string) => bed.startSite(siteEnv, folder);
    let site = await start(before.folder);
    const visitors = Promise.all(Array.from({ length: CLIENTS }, visit));
    for (const next of [undefined, before.folder, undefined]) {
      await sleep(WEBHOOK_UP_MS);
      hook.respond(webhookAnswers.status(503));
      await sleep(WEBHOOK_DOWN_MS);
      site.child.kill("SIGTERM");
      bed.expect((await site.exited) === 0, "each version ends in order");
      hook.respond(webhookAnswers.status(200));
      site = await start(next);
      hasMail = true;
      if (!next) for (const visitor of told.splice(0)) await send(visitor);
    }
    await sleep(WEBHOOK_UP_MS);
    isOver = true;
    await visitors;
    bed.expect(seen.has(ACCEPTED) && seen.has(FAILED), `each answer is seen, not only ${[...seen]}`);
    await bed.waitUntilDelivered(env, 600_000);
    const mails = notices.check(thanked);
    return bed.report(env, `${before.commit}, this version, ${before.commit}, this version; ${mails}`);
  },
};
