import { freePort, runToEnd } from "../../tests/support/run-site.ts";
import { answers } from "../../tests/support/webhook-server.ts";
import type { Fault, Scene } from "./scene.ts";

const VISITORS = 100;

/** Another process on the same store: refused where there can be only one, sharing the work where there can be several. */
export const secondProcess: Fault = {
  name: "a second process on the same store",
  limitMs: 8 * 60_000,
  run: (scene, { kind }) => (kind === "SQLite" ? refused(scene) : sharing(scene)),
};

async function refused(scene: Scene) {
  const { env } = await scene.openPlace();
  const hook = await scene.startHook();
  const { url, child } = await scene.startSite({ ...env, WEBHOOK_URL: hook.url });
  const [second] = await Promise.all([
    runToEnd({ ...env, PORT: String(await freePort()), NODE_ENV: "production" }),
    scene.visitors.sendMany(VISITORS, url),
  ]);
  scene.expect(second.code === 1, "the second process ends with 1");
  scene.expect(
    second.output.trim().split("\n").length === 1 && second.output.includes(`is in use by process ${child.pid}`),
    "it says in one line who is there",
  );
  await scene.visitors.tryAgain(url);
  await scene.drained(env, 60_000);
  return scene.report(env, "refused to start, naming the first");
}

async function sharing(scene: Scene) {
  const { env } = await scene.openPlace();
  const hook = await scene.startHook();
  const first = await scene.startSite({ ...env, WEBHOOK_URL: hook.url });
  const second = await scene.startSite({ ...env, WEBHOOK_URL: hook.url });
  hook.respond(answers.status(503));
  await Promise.all([first, second].map(({ url }) => scene.visitors.sendMany(VISITORS / 2, url)));
  hook.respond(answers.status(200));
  await scene.drained(env, 400_000);
  const report = await scene.report(env, "two sites shared the store and its retries");
  scene.expect(report.repeats === 0, "no attempt is made by both");
  return report;
}
