import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { openTcpGate } from "../../tests/support/gate.ts";
import { makeFolder, runUntilReady } from "../../tests/support/run-site.ts";
import type { Engine, Env } from "./fresh-store.ts";
import { type Fault, MAX_LEASE_WAIT_MS, type TestBed } from "./test-bed.ts";

const VISITORS = 20;
const FAILED_STATUS = 502;
/** A little more than the site's own limit for an answer, since many visitors wait at once. */
const MAX_VISITOR_WAIT_MS = 10_000;

/** A store on the network goes down and returns: PostgreSQL, or SQLite behind the data API of a separate server. */
export const storeFaults: Fault[] = (["shut", "stall"] as const).map((how) => ({
  name: how === "shut" ? "store down and back" : "store stops answering",
  limitMs: 10 * 60_000,
  run: async (bed, { engine }) => {
    const { visitors } = bed;
    const { direct, gated, gate } = await openRemoteStore(bed, engine);
    const hook = await bed.startHook();
    const { url } = await bed.startSite({ ...gated, WEBHOOK_URL: hook.url });
    await visitors.sendMany(VISITORS, url);
    const homeStatus = async () => (await fetch(url)).status;
    bed.expect((await homeStatus()) === 200, "Home is served");

    const interrupted = visitors.sendMany(VISITORS, url);
    await sleep(30);
    gate[how]();
    const startedAt = performance.now();
    const seen = await visitors.sendMany(VISITORS, url);
    const waited = performance.now() - startedAt;
    bed.expect(
      seen.every((status) => status === FAILED_STATUS),
      `every visitor is asked to try again; they got ${[...new Set(seen)]}`,
    );
    bed.expect(waited < MAX_VISITOR_WAIT_MS, `nobody waits longer than ${MAX_VISITOR_WAIT_MS} ms`);
    await interrupted;
    bed.expect((await homeStatus()) === 200, "Home is served without the store");

    await gate.open();
    for (let tries = 0; tries < 20 && !visitors.all.every(({ saw }) => saw.includes(303)); tries++) {
      await visitors.retryUnaccepted(url);
      await sleep(1_000);
    }
    await bed.waitUntilDelivered(direct, MAX_LEASE_WAIT_MS);
    return bed.report(direct, `the answer took ${(waited / 1000).toFixed(1)} s`);
  },
}));

async function openRemoteStore(bed: TestBed, engine: Engine): Promise<{ direct: Env; gated: Env; gate: TcpGate }> {
  if (engine === "PostgreSQL") {
    const { env } = await bed.openFreshStore();
    const url = new URL(env.DATABASE_URL ?? "");
    const gate = await openTcpGate({ host: url.hostname, port: Number(url.port || 5432) });
    bed.onEnd(gate.shut);
    url.host = `127.0.0.1:${gate.port}`;
    return { direct: env, gated: { ...env, DATABASE_URL: url.href }, gate };
  }
  const folder = makeFolder();
  bed.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const store = await runUntilReady(["tests/support/store-server.ts", folder], /Store on \d+/, {});
  bed.onEnd(() => void store.child.kill("SIGKILL"));
  const port = Number(/Store on (\d+)/.exec(store.output())?.[1]);
  const gate = await openTcpGate({ host: "127.0.0.1", port });
  bed.onEnd(gate.shut);
  const keys = { SUPABASE_ANON_KEY: "sb_publishable_test", SUPABASE_SECRET_KEY: "sb_secret_test" };
  return {
    direct: { ...keys, SUPABASE_URL: `http://127.0.0.1:${port}` },
    gated: { ...keys, SUPABASE_URL: `http://127.0.0.1:${gate.port}` },
    gate,
  };
}

type TcpGate = Awaited<ReturnType<typeof openTcpGate>>;
