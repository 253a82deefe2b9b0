import { rmSync } from "node:fs";
import { signIn } from "./operator.ts";
import { makeFolder, type Process, runSite } from "./run-site.ts";
import { test as base, expect } from "./test.ts";

type Desk = { site: Process; dataDir: string; cookie: string; password: string };

export { expect };

/** A site of the worker's own, at whose desk every page of the test is signed in as its owner. */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ firstPaint }, use) => {
      const dataDir = makeFolder();
      const site = await runSite({ DATA_DIR: dataDir, LOG_LEVEL: "silent", FIRST_PAINT: firstPaint });
      const password = "four unrelated words";
      const { cookie } = await signIn(dataDir, { password });
      await use({ site, dataDir, cookie, password });
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ desk }, use) => use(desk.site.url),
  context: async ({ context, desk }, use) => {
    const [name = "", value = ""] = desk.cookie.split(/=(.*)/);
    await context.addCookies([{ name, value, url: desk.site.url }]);
    await use(context);
  },
});
