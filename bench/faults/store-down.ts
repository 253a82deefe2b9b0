import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { openGate } from "../../tests/support/gate.ts";
import { makeFolder, runScript } from "../../tests/support/run-site.ts";
import type { Env, Kind } from "./place.ts";
import type { Fault, Scene } from "./scene.ts";

const VISITORS = 20;
const FAILED = 502;
const PATIENCE_MS = 20_000;

/** The store behind a network goes away and comes back: PostgreSQL, or the data API as a server of its own. */
export const storeFaults: Fault[] = (["shut", "stall"] as const).map((how) => ({
  name: how === "shut" ? "store down and back" : "store stops answering",
  limitMs: 3 * 60_000,
  run: async (scene, { kind }) => {
    const { visitors } = scene;
    const { direct, gated, gate } = await openDistantStore(scene, kind);
    const hook = await scene.startHook();
    const { url } = await scene.startSite({ ...gated, WEBHOOK_URL: hook.url });
    await visitors.sendMany(VISITORS, url);
    const pages = async () => (await fetch(url)).status;
    scene.expect((await pages()) === 200, "Home is served");

    const caught = visitors.sendMany(VISITORS, url);
    await sleep(30);
    gate[how]();
    const startedAt = performance.now();
    const seen = await visitors.sendMany(VISITORS, url);
    const waited = performance.now() - startedAt;
    scene.expect(
      seen.every((status) => status === FAILED),
      `every visitor is asked to try again, and sees ${[...new Set(seen)]}`,
    );
    scene.expect(waited < PATIENCE_MS, `nobody waits longer than ${PATIENCE_MS} ms`);
    await caught;
    scene.expect((await pages()) === 200, "Home is served without the store");

    await gate.open();
    for (let tries = 0; tries < 20 && !visitors.all.every(({ saw }) => saw.includes(303)); tries++) {
      await visitors.tryAgain(url);
      await sleep(1_000);
    }
    await scene.drained(direct, 90_000);
    return scene.report(direct, `the answer took ${(waited / 1000).toFixed(1)} s`);
  },
}));

async function openDistantStore(scene: Scene, kind: Kind): Promise<{ direct: Env; gated: Env; gate: Gate }> {
  if (kind === "PostgreSQL") {
    const { env } = await scene.openPlace();
    const url = new URL(env.DATABASE_URL ?? "");
    const gate = await openGate({ host: url.hostname, port: Number(url.port || 5432) });
    scene.onEnd(gate.shut);
    url.host = `127.0.0.1:${gate.port}`;
    return { direct: env, gated: { ...env, DATABASE_URL: url.href }, gate };
  }
  const folder = makeFolder();
  scene.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const store = await runScript(["tests/support/store-server.ts", folder], /Store on \d+/, {});
  scene.onEnd(() => void store.child.kill("SIGKILL"));
  const port = Number(/Store on (\d+)/.exec(store.output())?.[1]);
  const gate = await openGate({ host: "127.0.0.1", port });
  scene.onEnd(gate.shut);
  const keys = { SUPABASE_ANON_KEY: "sb_publishable_test", SUPABASE_SECRET_KEY: "sb_secret_test" };
  return {
    direct: { ...keys, SUPABASE_URL: `http://127.0.0.1:${port}` },
    gated: { ...keys, SUPABASE_URL: `http://127.0.0.1:${gate.port}` },
    gate,
  };
}

type Gate = Awaited<ReturnType<typeof openGate>>;
