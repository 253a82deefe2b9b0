import { setTimeout as sleep } from "node:timers/promises";
import { type Process, runSite } from "../../tests/support/run-site.ts";
import { answers, type Delivery, runWebhook, type WebhookServer } from "../../tests/support/webhook-server.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { type Env, type Kind, openPlace, type Place, readRows } from "./place.ts";
import { createVisitors, type Visitors } from "./visitors.ts";

export type Report = Figures & { note: string; broken: string[] };
type Settings = { kind: Kind; rounds: number };
export type Fault = {
  name: string;
  /** When it counts as hanging. */
  limitMs: number;
  run: (scene: Scene, settings: Settings) => Promise<Report | { skipped: string }>;
};
export type Scene = ReturnType<typeof createScene>;
export type Hook = WebhookServer;

const POLL_MS = 500;

/** What one fault happens to: visitors, a webhook, a store and sites, and their end. */
export function createScene(kind: Kind) {
  const endings: (() => unknown)[] = [];
  const hooks: WebhookServer[] = [];
  const broken: string[] = [];
  const visitors: Visitors = createVisitors();
  const deliveries = (): Delivery[] => hooks.flatMap(({ received }) => received);

  const scene = {
    visitors,
    deliveries,
    onEnd: (end: () => unknown) => void endings.push(end),

    openPlace: async (dataDir?: string): Promise<Place> => {
      const place = await openPlace(kind, dataDir);
      endings.push(place.drop);
      return place;
    },

    startHook: async (port?: number): Promise<Hook> => {
      const hook = await runWebhook(answers.status(200), port);
      hooks.push(hook);
      endings.push(hook.stop);
      return hook;
    },

    startSite: async (env: Env): Promise<Process & { exited: Promise<number | null> }> => {
      const site = await runSite({ TRUST_PROXY: "1", LOG_LEVEL: "silent", ...env });
      const exited = new Promise<number | null>((resolve) => site.child.once("exit", resolve));
      endings.push(() => void site.child.kill("SIGKILL"));
      return { ...site, exited };
    },

    /** A promise of this fault beyond the figures; the first broken one fails the run. */
    expect: (isKept: boolean, promise: string) => {
      if (!isKept) broken.push(promise);
    },

    /** Until every row is delivered, or for that long. */
    drained: async (env: Env, limitMs: number) => {
      const until = Date.now() + limitMs;
      for (;;) {
        const open = (await readRows(env)).filter(({ state }) => state !== "delivered").length;
        if (open === 0) return;
        if (Date.now() > until) return void broken.push(`${open} rows were not delivered in ${limitMs / 1000} s`);
        await sleep(POLL_MS);
      }
    },

    report: async (env: Env, note: string): Promise<Report> => ({
      ...figuresOf(visitors.all, await readRows(env), deliveries()),
      note,
      broken,
    }),

    end: async () => {
      // Whatever one of them meets, the others are ended too.
      for (const end of endings.splice(0).reverse())
        await (async () => end())().catch((error: unknown) => console.error(`not cleared away: ${error}`));
    },
  };
  return scene;
}
