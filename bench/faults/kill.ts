import type { Fault } from "./scene.ts";
import { ACCEPTED } from "./visitors.ts";

const CLIENTS = 5;
const MOST_POSTS = 20;

/** The site dies in the middle of posts, again and again on one store; who got no answer tries again in the end. */
export const kill: Fault = {
  name: "kill -9 during submissions",
  limitMs: 30 * 60_000,
  run: async (scene, { rounds }) => {
    const { visitors } = scene;
    const { env } = await scene.openPlace();
    const hook = await scene.startHook();
    const siteEnv = { ...env, WEBHOOK_URL: hook.url };
    for (let round = 0; round < rounds; round++) {
      const { url, child, exited } = await scene.startSite(siteEnv);
      let left = 2 + (round % 17);
      const clients = Array.from({ length: CLIENTS }, async () => {
        for (let n = 0; n < MOST_POSTS; n++) {
          const status = await visitors.send(visitors.arrive(), url);
          if (status === 0) return;
          if (status === ACCEPTED && --left === 0) child.kill("SIGKILL");
        }
      });
      await Promise.all(clients);
      child.kill("SIGKILL");
      await exited;
    }
    const site = await scene.startSite(siteEnv);
    await visitors.tryAgain(site.url);
    await scene.drained(env, 120_000);
    return scene.report(env, `${rounds} kills`);
  },
};
