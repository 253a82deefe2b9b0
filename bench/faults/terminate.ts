import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "./scene.ts";

const ROUNDS = 5;
const CLIENTS = 30;
const LONGEST_END_MS = 15_000;

/** SIGTERM while thirty clients post and half of the webhook's answers take three seconds. */
export const terminate: Fault = {
  name: "SIGTERM under load",
  limitMs: 5 * 60_000,
  run: async (scene) => {
    const { visitors } = scene;
    const { env } = await scene.openPlace();
    const hook = await scene.startHook();
    let turn = 0;
    hook.respond((_request, response) => void setTimeout(() => response.end(), turn++ % 2 ? 3_000 : 0).unref());
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { url, child, exited } = await scene.startSite({ ...env, WEBHOOK_URL: hook.url });
      const clients = Array.from({ length: CLIENTS }, async () => {
        while ((await visitors.send(visitors.arrive(), url)) !== 0);
      });
      await sleep(300 + 200 * round);
      const startedAt = performance.now();
      child.kill("SIGTERM");
      scene.expect((await exited) === 0, "it ends with 0");
      slowest = Math.max(slowest, performance.now() - startedAt);
      await Promise.all(clients);
    }
    scene.expect(slowest < LONGEST_END_MS, `it ends within ${LONGEST_END_MS} ms`);
    hook.respond((_request, response) => void response.end());
    const site = await scene.startSite({ ...env, WEBHOOK_URL: hook.url });
    await visitors.tryAgain(site.url);
    await scene.drained(env, 90_000);
    return scene.report(env, `${ROUNDS} times, ended in ${(slowest / 1000).toFixed(1)} s at most`);
  },
};
