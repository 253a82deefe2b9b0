import { setTimeout as sleep } from "node:timers/promises";
import { MAX_PER_SECOND } from "#app/integrations/worker.server.ts";
import { readRows } from "./fresh-store.ts";
import { mostWithin } from "./tally.ts";
import type { Fault } from "./test-bed.ts";

const CLIENTS = 50;
const EACH = 60;
const PERIOD_MS = 60_000;
const WINDOW_MS = 10_000;
const DELIVERY_MS = 12 * 60_000;

/**
 * 3,000 enquiries, 50 a second or as fast as they are answered, while the webhook is down. Then it returns, and the site
 * delivers them by itself.
 */
export const load: Fault = {
  name: "3,000 enquiries at once, webhook down",
  limitMs: DELIVERY_MS + 6 * PERIOD_MS,
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

    const back = await bed.startHook(hook.port);
    const backAt = performance.now();
    await bed.waitUntilDelivered(env, DELIVERY_MS);
    // Over ten seconds: what a busy machine delays arrives together with the next round.
    const peak = Math.round(mostWithin(WINDOW_MS, back.received) / (WINDOW_MS / 1000));
    bed.expect(peak <= MAX_PER_SECOND + 2, `at most ${MAX_PER_SECOND} a second: ${peak}`);
    const seconds = Math.round((performance.now() - backAt) / 1000);
    times.sort((a, b) => a - b);
    const p = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
    return bed.report(
      env,
      `taken in within ${Math.round(tookMs / 1000)} s; answers p50 ${p(0.5)} ms, p99 ${p(0.99)} ms; delivered in ${seconds} s, ${peak} a second at most`,
    );
  },
};
