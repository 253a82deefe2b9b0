import { test as base, expect } from "./test.ts";
import type { WorkerFixtures } from "./worker-sites.ts";

export { expect };

/** A test whose pages are all signed in to the desk as its owner. */
export const test = base.extend<{ desk: WorkerFixtures["ownedSite"] }>({
  desk: async ({ ownedSite }, use) => use(ownedSite),
  baseURL: async ({ desk }, use) => use(desk.site.url),
  context: async ({ context, desk }, use) => {
    const [name = "", value = ""] = desk.cookie.split(/=(.*)/);
    await context.addCookies([{ name, value, url: desk.site.url }]);
    await use(context);
  },
});
