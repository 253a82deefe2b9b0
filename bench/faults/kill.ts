import { watchNotices } from "./notices.ts";
import { type Fault, MAX_LEASE_WAIT_MS } from "./test-bed.ts";
import { ACCEPTED_STATUS } from "./visitors.ts";

const CLIENTS = 5;
const MAX_POSTS_PER_CLIENT = 20;

/** Kills the site during posts, many times on one store. In the end, visitors who saw no success retry. */
export const killFault: Fault = {
  name: "kill -9 during submissions",
  limitMs: 45 * 60_000,
  run: async (bed, { rounds }) => {
    const { visitors } = bed;
    const { env } = await bed.openFreshStore();
    const hook = await bed.startHook();
    const notices = await watchNotices(bed);
    const siteEnv = { ...env, ...notices.env, WEBHOOK_URL: hook.url };
    for (let round = 0; round < rounds; round++) {
      const { url, child, exited } = await bed.startSite(siteEnv);
      let untilKill = 2 + (round % 17);
      const clients = Array.from({ length: CLIENTS }, async () => {
        for (let n = 0; n < MAX_POSTS_PER_CLIENT; n++) {
          const status = await visitors.send(visitors.arrive(), url);
          if (status === 0) return;
          if (status === ACCEPTED_STATUS && --untilKill === 0) child.kill("SIGKILL");
        }
      });
      await Promise.all(clients);
      child.kill("SIGKILL");
      await exited;
    }
    const site = await bed.startSite(siteEnv);
    await visitors.retryUnaccepted(site.url);
    await bed.waitUntilDelivered(env, MAX_LEASE_WAIT_MS);
    return bed.report(env, `${rounds} kills; ${notices.check(visitors.all)}`);
  },
};
