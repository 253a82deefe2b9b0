import { webhookAnswers } from "../../tests/support/webhook-server.ts";
import type { Fault } from "./test-bed.ts";

const VISITORS = 40;

/** Visitors lose the response, their phones change the network, and they send again. */
export const networkChangeFault: Fault = {
  name: "a network change between two tries",
  limitMs: 3 * 60_000,
  run: async (bed) => {
    const { visitors } = bed;
    const { env } = await bed.openFreshStore();
    const hook = await bed.startHook();
    const { url } = await bed.startSite({ ...env, WEBHOOK_URL: hook.url });
    await visitors.sendMany(VISITORS / 2, url);
    hook.respond(webhookAnswers.status(503));
    await visitors.sendMany(VISITORS / 2, url);
    hook.respond(webhookAnswers.status(200));
    // As if no visitor had seen the first response, all of them send again.
    for (const [n, visitor] of visitors.all.entries()) {
      visitor.address = n % 2 ? `2001:db8:${n}::1` : `198.51.100.${n}`;
      await visitors.send(visitor, url);
    }
    await bed.waitUntilDelivered(env, 60_000);
    return bed.report(env, "from Wi-Fi to another network, IPv4 and IPv6");
  },
};
