import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../../tests/support/run-site.ts";
import { webhookAnswers } from "../../tests/support/webhook-server.ts";
import { watchNotices } from "./notices.ts";
import type { Fault } from "./test-bed.ts";
import { buildVersionBeforeOutbox } from "./version-before-outbox.ts";
import { ACCEPTED_STATUS, type Visitor } from "./visitors.ts";

const VISITOR_COUNT = 10;
const WEBHOOK_UP_MS = 3_000;
const WEBHOOK_DOWN_MS = 1_000;
const PAUSE_MS = 100;
const NO_RESPONSE_STATUS = 0;
const FAILED_STATUS = 502;

/**
 * Upgrades from the version before the outbox, rolls back and upgrades again, while visitors post. The webhook is down before
 * each change, so that each version delivers enquiries of another. Visitors told to try again do so with the next version.
 */
export const upgradeFault: Fault = {
  name: "an upgrade and a rollback under load",
  limitMs: 20 * 60_000,
  run: async (bed) => {
    const before = buildVersionBeforeOutbox();
    if (!before) return { skipped: "the version before the outbox is not in this clone" };
    const { env } = await bed.openFreshStore();
    const hook = await bed.startHook();
    const port = String(await findFreePort());
    const url = `http://127.0.0.1:${port}`;
    const notices = await watchNotices(bed);
    const siteEnv = { ...env, ...notices.env, WEBHOOK_URL: hook.url, PORT: port };
    /** Visitors thanked since the first upgrade, each of whom must have a notice. */
    const thanked: Visitor[] = [];
    let hasMail = false;
    const seen = new Set<number>();
    const told: Visitor[] = [];
    let isOver = false;
    const send = async (visitor: Visitor) => {
      const isTold = hasMail;
      const status = await bed.visitors.send(visitor, url);
      if (isTold && status === ACCEPTED_STATUS) thanked.push(visitor);
      return status;
    };
    const visit = async () => {
      while (!isOver) {
        const visitor = bed.visitors.arrive();
        let status = await send(visitor);
        for (; status === NO_RESPONSE_STATUS; status = await send(visitor)) await sleep(PAUSE_MS);
        seen.add(status);
        if (status === FAILED_STATUS) told.push(visitor);
        await sleep(PAUSE_MS);
      }
    };
    const start = (folder?: string) => bed.startSite(siteEnv, folder);
    let site = await start(before.folder);
    const visitors = Promise.all(Array.from({ length: VISITOR_COUNT }, visit));
    for (const next of [undefined, before.folder, undefined]) {
      await sleep(WEBHOOK_UP_MS);
      hook.respond(webhookAnswers.status(503));
      await sleep(WEBHOOK_DOWN_MS);
      site.child.kill("SIGTERM");
      bed.expect((await site.exited) === 0, "each version ends in order");
      hook.respond(webhookAnswers.status(200));
      site = await start(next);
      hasMail = true;
      for (const visitor of told.splice(0)) await send(visitor);
    }
    await sleep(WEBHOOK_UP_MS);
    isOver = true;
    await visitors;
    bed.expect(seen.has(ACCEPTED_STATUS) && seen.has(FAILED_STATUS), `each answer is seen, not only ${[...seen]}`);
    await bed.waitUntilDelivered(env, 600_000);
    const mails = notices.check(thanked);
    return bed.report(env, `${before.commit}, this version, ${before.commit}, this version; ${mails}`);
  },
};
