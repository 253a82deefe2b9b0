import { rmSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { makeFolder, type Process, runScript, runSite } from "./run-site.ts";
import type { Behaviour } from "./store-server.ts";

export { expect };

type Behaviours = Partial<Record<Table, Behaviour>>;
type Table = "projects" | "team" | "lab_studies" | "experiments" | "contributions";

export type StoreSite = {
  url: string;
  /** Sets what each table does from now on; a table left out answers as usual. Held answers go on. */
  store: (behaviours: Behaviours) => Promise<void>;
  /** Every request the store has seen, path and query. */
  requests: () => Promise<string[]>;
};

type TestFixtures = {
  /** Errors and warnings on the console that this test expects; any other fails it. */
  expectedConsole: RegExp | null;
  /** A site of this test's own on a store that can be slow, empty, failing or without a record. */
  siteOn: (behaviours?: Behaviours) => Promise<StoreSite>;
};
type WorkerFixtures = { site: Process };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // One seeded site per worker, for everything that only reads.
  site: [
    async ({}, use) => {
      const site = await runSite({ LOG_LEVEL: "warn" });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedConsole: [null, { option: true }],
  // Names siteOn, so that a test's own site outlives its page.
  page: async ({ page, expectedConsole, javaScriptEnabled, siteOn: _ }, use) => {
    const messages = watchConsole(page);
    if (javaScriptEnabled !== false) waitForScripts(page);
    await use(page);
    expect(messages.filter((message) => !expectedConsole?.test(message))).toEqual([]);
  },
  siteOn: async ({}, use) => {
    const endings: (() => Promise<void>)[] = [];
    await use(async (behaviours = {}) => {
      const folder = makeFolder();
      const store = await runScript(["tests/support/store-server.ts", folder], /Store on (\d+)/, {});
      const storeUrl = `http://127.0.0.1:${/Store on (\d+)/.exec(store.output())?.[1]}`;
      const control = async (next: Behaviours) => {
        await fetch(`${storeUrl}/control`, { method: "POST", body: JSON.stringify(next) });
      };
      await control(behaviours);
      const site = await runSite({
        SUPABASE_URL: storeUrl,
        SUPABASE_ANON_KEY: "sb_publishable_test",
        SUPABASE_SECRET_KEY: "sb_secret_test",
        LOG_LEVEL: "silent",
      });
      endings.push(async () => {
        await control({});
        await site.stop();
        await store.stop();
        rmSync(folder, { recursive: true, force: true });
      });
      const requests = async () => (await (await fetch(`${storeUrl}/requests`)).json()) as string[];
      return { url: site.url, store: control, requests };
    });
    for (const end of endings) await end();
  },
});

/** Scripts come after the paint. Who waits for a page to load waits for them too. */
function waitForScripts(page: Page) {
  const isLoaded = (options?: { waitUntil?: string }) => (options?.waitUntil ?? "load") === "load";
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (isLoaded(options)) await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (isLoaded(options)) await hydrated(page);
    return response;
  };
}

/** Errors and warnings of the page: what a visitor's console would show. */
function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}
