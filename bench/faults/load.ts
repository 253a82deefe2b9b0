import { setTimeout as sleep } from "node:timers/promises";
import { mostInASecond } from "./figures.ts";
import { readRows } from "./place.ts";
import type { Fault } from "./scene.ts";

const CLIENTS = 50;
const EACH = 60;
const PERIOD_MS = 60_000;
const MAX_PER_SECOND = 20;
const DRAIN_MS = 12 * 60_000;

/** 3,000 enquiries in a minute while the webhook is down; then it returns and nobody lends a hand. */
export const load: Fault = {
  name: "3,000 enquiries in 60 s, webhook down",
  limitMs: DRAIN_MS + 3 * PERIOD_MS,
  run: async (scene) => {
    const { visitors } = scene;
    const { env } = await scene.openPlace();
    const hook = await scene.startHook();
    await hook.stop();
    const { url } = await scene.startSite({ ...env, WEBHOOK_URL: hook.url });
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
    scene.expect(rows.length === CLIENTS * EACH, `each enquiry is stored once: ${rows.length} rows`);
    scene.expect(tookMs < PERIOD_MS * 1.05, `they fit into a minute: ${Math.round(tookMs / 1000)} s`);

    const back = await scene.startHook(hook.port);
    const backAt = performance.now();
    await scene.drained(env, DRAIN_MS);
    const pace = mostInASecond(back.received);
    scene.expect(pace <= MAX_PER_SECOND, `at most ${MAX_PER_SECOND} a second: ${pace}`);
    const drained = Math.round((performance.now() - backAt) / 1000);
    times.sort((a, b) => a - b);
    const p = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
    return scene.report(
      env,
      `${Math.round(tookMs / 1000)} s; answers p50 ${p(0.5)} ms, p99 ${p(0.99)} ms; drained in ${drained} s, ${pace} a second at most`,
    );
  },
};
