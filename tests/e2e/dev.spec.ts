import { rmSync } from "node:fs";
import { findFreePort, makeFolder, runUntilReady } from "../support/run-site.ts";
import { expect, test } from "../support/test.ts";

test("npm run dev hydrates a page, even the first one after its start", async ({ page }) => {
  const dataDir = makeFolder();
  const port = String(await findFreePort());
  const env = { PORT: port, DATA_DIR: dataDir, NODE_ENV: "development" };
  const site = await runUntilReady(["--conditions=development", "server.ts", "--dev"], /Ready on/, env);
  try {
    await page.goto(`http://localhost:${port}/`);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    // Closes the page first, so that its last requests do not fail on a stopped server.
    await page.close();
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
