import { setTimeout as sleep } from "node:timers/promises";
import { readRows } from "./fresh-store.ts";
import { mostInASecond } from "./tally.ts";
import type { Fault } from "./test-bed.ts";

const CLIENTS = 50;
const EACH = 60;
const PERIOD_MS = 60_000;
const MAX_PER_SECOND = 20;
const DELIVERY_MS = 12 * 60_000;

/** 3,000 enquiries in a minute while the webhook is down. Then it returns, and the site delivers them by itself. */
export const load: Fault = {
  name: "3,000 enquiries in 60 s, webhook down",
  limitMs: DELIVERY_MS + 3 * PERIOD_MS,
  run: async (bed) => {
    const { visitors } = bed;
    const { env } = await bed.openFreshStore();
    const hook = await bed.startHook();
    await hook.stop();
    const { url } = await bed.startSite({ ...env, WEBHOOK_URL: hook.url });
    const startedAt = performance.now();
    const times: number[] = [];
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = 0; n < EACH; n++) {
        const dueAt = startedAt + ((n + client / CLIENTS) * PERIOD_MS) / EACH;
        await sleep(Math.max(0, dueAt - performance.now()));
        const sentAt = performance.now();
        await visitors.send(visitors.arrive(), url);
        times.push(performance.now() - sentAt);
      }
    });
    await Promise.all(clients);
    const tookMs = performance.now() - startedAt;
    const rows = await readRows(env);
    bed.expect(rows.length === CLIENTS * EACH, `each enquiry is stored once: ${rows.length} rows`);
    bed.expect(tookMs < PERIOD_MS * 1.05, `all posts are answered within a minute: ${Math.round(tookMs / 1000)} s`);

    const back = await bed.startHook(hook.port);
    const backAt = performance.now();
    await bed.waitUntilDelivered(env, DELIVERY_MS);
    const peak = mostInASecond(back.received);
    bed.expect(peak <= MAX_PER_SECOND, `at most ${MAX_PER_SECOND} a second: ${peak}`);
    const seconds = Math.round((performance.now() - backAt) / 1000);
    times.sort((a, b) => a - b);
    const p = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
    return bed.report(
      env,
      `${Math.round(tookMs / 1000)} s; answers p50 ${p(0.5)} ms, p99 ${p(0.99)} ms; delivered in ${seconds} s, ${peak} a second at most`,
    );
  },
};
