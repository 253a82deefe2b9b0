import { setTimeout as sleep } from "node:timers/promises";
import { runSite, type SiteProcess } from "../../tests/support/run-site.ts";
import {
  runWebhookServer,
  type WebhookRequest,
  type WebhookServer,
  webhookAnswers,
} from "../../tests/support/webhook-server.ts";
import {
  type Engine,
  type Env,
  type FreshStore,
  openFreshStore,
  readAlerts,
  readEnquiryRows,
  watchDeliveries,
} from "./fresh-store.ts";
import { type Tally, tallyOf } from "./tally.ts";
import { createVisitors, type Visitors } from "./visitors.ts";

export type FaultReport = Tally & {
  /** Which problems were announced, and how often. */
  alerts: string;
  note: string;
  failedChecks: string[];
};
type FaultSettings = { engine: Engine; rounds: number };
export type Fault = {
  name: string;
  /** The fault counts as hung after this time. */
  limitMs: number;
  run: (bed: TestBed, settings: FaultSettings) => Promise<FaultReport | { skipped: string }>;
};
export type TestBed = ReturnType<typeof createTestBed>;
export type Hook = WebhookServer;

const POLL_MS = 500;
/** Longer than the lease of a delivery: after a kill, other servers of the store send the delivery only when its lease ends. */
export const MAX_LEASE_WAIT_MS = 420_000;

/** Visitors, a webhook, a store and sites for one fault. `end` stops and removes them all. */
export function createTestBed(engine: Engine) {
  const cleanups: (() => unknown)[] = [];
  const hooks: WebhookServer[] = [];
  const sites: SiteProcess[] = [];
  const failedChecks: string[] = [];
  const visitors: Visitors = createVisitors();
  const deliveries = (): WebhookRequest[] => hooks.flatMap(({ received }) => received);

  const bed = {
    visitors,
    deliveries,
    onEnd: (end: () => unknown) => void cleanups.push(end),

    openFreshStore: async (dataDir?: string): Promise<FreshStore> => {
      const store = await openFreshStore(engine, dataDir);
      cleanups.push(store.drop);
      return store;
    },

    startHook: async (port?: number): Promise<Hook> => {
      const hook = await runWebhookServer(webhookAnswers.status(200), port);
      hooks.push(hook);
      cleanups.push(hook.stop);
      return hook;
    },

    startSite: async (env: Env, folder?: string): Promise<SiteProcess & { exited: Promise<number | null> }> => {
      const site = await runSite({ TRUST_PROXY: "1", LOG_LEVEL: "error", ...env }, folder);
      const exited = new Promise<number | null>((resolve) => site.child.once("exit", resolve));
      cleanups.push(() => void site.child.kill("SIGKILL"));
      sites.push(site);
      return { ...site, exited };
    },

    /** Adds a check to those of the tally; the run fails if the check is not met. */
    expect: (isMet: boolean, check: string) => {
      if (!isMet) failedChecks.push(check);
    },

    waitUntilDelivered: async (env: Env, limitMs: number) => {
      const until = Date.now() + limitMs;
      const { states, close } = await watchDeliveries(env);
      cleanups.push(close);
      for (;;) {
        const isOver = Date.now() > until;
        const isMailed = (await states("notice")).every((state) => state === "sent" || state === "cancelled");
        if (isOver || (isMailed && (await states("submission")).every((state) => state === "sent"))) {
          const undelivered = (await readEnquiryRows(env)).filter(({ state }) => state !== "sent").length;
          if (undelivered === 0 && isMailed) return;
          if (isOver)
            return void failedChecks.push(
              `${undelivered} rows were not delivered in ${limitMs / 1000} s${isMailed ? "" : ", nor every notice"}`,
            );
        }
        await sleep(POLL_MS);
      }
    },

    report: async (env: Env, note: string): Promise<FaultReport> => {
      const tally = tallyOf(visitors.all, await readEnquiryRows(env), deliveries());
      return { ...tally, alerts: await countAlerts(env), note, failedChecks };
    },

    end: async () => {
      // A failed cleanup must not skip the others.
      for (const clean of cleanups.splice(0).reverse())
        await (async () => clean())().catch((error: unknown) => console.error(`cleanup failed: ${error}`));
    },
  };
  return bed;

  /** Also checks that one server logged one line each time that a problem began. */
  async function countAlerts(env: Env): Promise<string> {
    const lines = sites.flatMap(({ output }) => output().split("\n"));
    const alerts = (await readAlerts(env)).map(({ cause, episodes }) => {
      const announced = lines.filter((line) => line.includes(`"level":50,`) && line.includes(`"alert":"${cause}"`));
      bed.expect(announced.length === episodes, `${cause} began ${episodes} times and was logged ${announced.length}`);
      return `${episodes} × ${cause}`;
    });
    return alerts.join(", ") || "none";
  }
}
