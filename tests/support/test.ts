import { expect, type Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { type Behaviours, runStoreSite, type StoreSite } from "./store-site.ts";
import { test as base } from "./worker-sites.ts";

export { expect };

type TestFixtures = {
  /** Errors and warnings on the console that this test expects; any other fails it. */
  expectedConsole: RegExp | null;
  /** A site of this test's own on a store that can be slow, empty, failing or without a record. */
  siteOn: (behaviours?: Behaviours) => Promise<StoreSite>;
};

export const test = base.extend<TestFixtures>({
  baseURL: async ({ site }, use) => use(site.url),
  expectedConsole: [null, { option: true }],
  // Names siteOn, so that a test's own site outlives its page.
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
