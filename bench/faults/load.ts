import { setTimeout as sleep } from "node:timers/promises";
import { MAX_STARTS_PER_SECOND } from "#app/integrations/worker.server.ts";
import { readEnquiryRows } from "./fresh-store.ts";
import { maxDeliveriesWithin } from "./tally.ts";
import type { Fault } from "./test-bed.ts";

const CLIENTS = 50;
const POSTS_PER_CLIENT = 60;
const POSTING_PERIOD_MS = 60_000;
const RATE_WINDOW_MS = 10_000;
const MAX_DELIVERY_MS = 12 * 60_000;

/**
 * Visitors post thousands of enquiries in a minute, or as fast as they are answered, while the webhook is down. Then the
 * webhook returns, and the site delivers the enquiries by itself.
 */
export const loadFault: Fault = {
  name: "3,000 enquiries at once, webhook down",
  limitMs: MAX_DELIVERY_MS + 6 * POSTING_PERIOD_MS,
  run: async (bed) => {
    const { visitors } = bed;
    const { env } = await bed.openFreshStore();
    const hook = await bed.startHook();
    await hook.stop();
    const { url } = await bed.startSite({ ...env, WEBHOOK_URL: hook.url });
    const startedAt = performance.now();
    const times: number[] = [];
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = 0; n < POSTS_PER_CLIENT; n++) {
        const dueAt = startedAt + ((n + client / CLIENTS) * POSTING_PERIOD_MS) / POSTS_PER_CLIENT;
        await sleep(Math.max(0, dueAt - performance.now()));
        const sentAt = performance.now();
        await visitors.send(visitors.arrive(), url);
        times.push(performance.now() - sentAt);
      }
    });
    await Promise.all(clients);
    const tookMs = performance.now() - startedAt;
    const rows = await readEnquiryRows(env);
    bed.expect(rows.length === CLIENTS * POSTS_PER_CLIENT, `each enquiry is stored once: ${rows.length} rows`);

    const back = await bed.startHook(hook.port);
    const backAt = performance.now();
    await bed.waitUntilDelivered(env, MAX_DELIVERY_MS);
    // A longer window than a second, since on a busy machine late deliveries arrive together with the next ones.
    const peak = Math.round(maxDeliveriesWithin(RATE_WINDOW_MS, back.received) / (RATE_WINDOW_MS / 1000));
    bed.expect(peak <= MAX_STARTS_PER_SECOND + 2, `at most ${MAX_STARTS_PER_SECOND} a second: ${peak}`);
    const seconds = Math.round((performance.now() - backAt) / 1000);
    times.sort((a, b) => a - b);
    const p = (fraction: number) => Math.round(times[Math.floor(times.length * fraction)] ?? 0);
    return bed.report(
      env,
      `taken in within ${Math.round(tookMs / 1000)} s; answers p50 ${p(0.5)} ms, p99 ${p(0.99)} ms; delivered in ${seconds} s, ${peak} a second at most`,
    );
  },
};
