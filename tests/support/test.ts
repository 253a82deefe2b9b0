import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "./hydrated.ts";
import { runStoreSite, type StoreSite, type TableBehaviours } from "./store-site.ts";
import { test as base } from "./worker-sites.ts";

export { expect };

type TestFixtures = {
  /** Errors and warnings on the console that this test expects. Any other fails the test. */
  expectedConsole: RegExp | null;
  /** A site of this test's own on a store that can be slow, empty, failing or without a record. */
  siteOn: (behaviours?: TableBehaviours) => Promise<StoreSite>;
};

export const test = base.extend<TestFixtures>({
  baseURL: async ({ site }, use) => use(site.url),
  expectedConsole: [null, { option: true }],
  // Depends on siteOn, so that a test's own site outlives its page.
  page: async ({ page, expectedConsole, javaScriptEnabled, siteOn: _ }, use) => {
    const messages = watchConsole(page);
    if (javaScriptEnabled !== false) waitForScripts(page);
    await use(page);
    expect(messages.filter((message) => !expectedConsole?.test(message))).toEqual([]);
  },
  siteOn: async ({ engine, firstPaint }, use) => {
    const endings: (() => Promise<void>)[] = [];
    await use(async (behaviours = {}) => {
      const site = await runStoreSite(behaviours, { FIRST_PAINT: firstPaint }, engine);
      endings.push(site.stop);
      return site;
    });
    for (const end of endings) await end();
  },
});

/** Makes goto and reload wait for hydration, since the scripts load after the paint. */
function waitForScripts(page: Page) {
  const isLoaded = (options?: { waitUntil?: string }) => (options?.waitUntil ?? "load") === "load";
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (isLoaded(options)) await waitForHydration(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (isLoaded(options)) await waitForHydration(page);
    return response;
  };
}

/** Collects the errors and warnings of the page's console. */
function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}
