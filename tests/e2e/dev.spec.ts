import { rmSync } from "node:fs";
import { freePort, makeFolder, runScript } from "../support/run-site.ts";
import { expect, test } from "../support/test.ts";

test("npm run dev: a page comes alive, the first time too", async ({ page }) => {
  const dataDir = makeFolder();
  const port = String(await freePort());
  const env = { PORT: port, DATA_DIR: dataDir, NODE_ENV: "development" };
  const site = await runScript(["--conditions=development", "server.ts", "--dev"], /Ready on/, env);
  try {
    await page.goto(`http://localhost:${port}/`);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    // What it still asks for is not to meet a server that has gone.
    await page.close();
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
