import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, MAX_LEASE_WAIT_MS } from "./test-bed.ts";

const ROUNDS = 5;
const CLIENTS = 30;
const MAX_SHUTDOWN_MS = 15_000;

/** Sends SIGTERM while many clients post and half of the webhook's responses are slow. */
export const terminateFault: Fault = {
  name: "SIGTERM under load",
  limitMs: 12 * 60_000,
  run: async (bed) => {
    const { visitors } = bed;
    const { env } = await bed.openFreshStore();
    const hook = await bed.startHook();
    let responses = 0;
    hook.respond((_request, response) => void setTimeout(() => response.end(), responses++ % 2 ? 3_000 : 0).unref());
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { url, child, exited } = await bed.startSite({ ...env, WEBHOOK_URL: hook.url });
      const clients = Array.from({ length: CLIENTS }, async () => {
        while ((await visitors.send(visitors.arrive(), url)) !== 0);
      });
      await sleep(300 + 200 * round);
      const startedAt = performance.now();
      child.kill("SIGTERM");
      bed.expect((await exited) === 0, "it exits with 0");
      slowest = Math.max(slowest, performance.now() - startedAt);
      await Promise.all(clients);
    }
    bed.expect(slowest < MAX_SHUTDOWN_MS, `it exits within ${MAX_SHUTDOWN_MS} ms`);
    hook.respond((_request, response) => void response.end());
    const site = await bed.startSite({ ...env, WEBHOOK_URL: hook.url });
    await visitors.retryUnaccepted(site.url);
    await bed.waitUntilDelivered(env, MAX_LEASE_WAIT_MS);
    return bed.report(env, `${ROUNDS} times, exited in ${(slowest / 1000).toFixed(1)} s at most`);
  },
};
