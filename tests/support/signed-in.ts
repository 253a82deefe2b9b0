import { test as base, expect } from "./test.ts";
import type { WorkerFixtures } from "./worker-sites.ts";

export { expect };

/** Every page of the test is signed in as the owner of the site's desk. */
export const test = base.extend<{ desk: WorkerFixtures["ownedSite"] }>({
  desk: async ({ ownedSite }, use) => use(ownedSite),
  baseURL: async ({ desk }, use) => use(desk.site.url),
  context: async ({ context, desk }, use) => {
    const [name = "", value = ""] = desk.cookie.split(/=(.*)/);
    await context.addCookies([{ name, value, url: desk.site.url }]);
    await use(context);
  },
});
