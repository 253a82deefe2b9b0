import { findFreePort, runServerToEnd } from "../../tests/support/run-site.ts";
import { webhookAnswers } from "../../tests/support/webhook-server.ts";
import type { Fault, TestBed } from "./test-bed.ts";

const VISITORS = 100;

/** On SQLite the second process must refuse to start; on PostgreSQL both share the deliveries. */
export const secondProcessFault: Fault = {
  name: "a second process on the same store",
  limitMs: 8 * 60_000,
  run: (bed, { engine }) => (engine === "SQLite" ? refuseSecondProcess(bed) : shareStore(bed)),
};

async function refuseSecondProcess(bed: TestBed) {
  const { env } = await bed.openFreshStore();
  const hook = await bed.startHook();
  const { url, child } = await bed.startSite({ ...env, WEBHOOK_URL: hook.url });
  const [second] = await Promise.all([
    runServerToEnd({ ...env, PORT: String(await findFreePort()), NODE_ENV: "production" }),
    bed.visitors.sendMany(VISITORS, url),
  ]);
  bed.expect(second.code === 1, "the second process exits with 1");
  bed.expect(
    second.output.trim().split("\n").length === 1 && second.output.includes(`is in use by process ${child.pid}`),
    "it names the first process in one line",
  );
  await bed.visitors.retryUnaccepted(url);
  await bed.waitUntilDelivered(env, 60_000);
  return bed.report(env, "refused to start, naming the first");
}

async function shareStore(bed: TestBed) {
  const { env } = await bed.openFreshStore();
  const hook = await bed.startHook();
  const first = await bed.startSite({ ...env, WEBHOOK_URL: hook.url });
  const second = await bed.startSite({ ...env, WEBHOOK_URL: hook.url });
  hook.respond(webhookAnswers.status(503));
  await Promise.all([first, second].map(({ url }) => bed.visitors.sendMany(VISITORS / 2, url)));
  hook.respond(webhookAnswers.status(200));
  await bed.waitUntilDelivered(env, 400_000);
  const report = await bed.report(env, "two sites shared the store and its retries");
  bed.expect(report.repeats === 0, "no enquiry is sent by both");
  return report;
}
