import { defineConfig, devices } from "@playwright/test";
import { chromiumOptions } from "./scripts/chromium.mjs";
import type { WorkerFixtures } from "./tests/support/worker-sites.ts";

export default defineConfig<object, WorkerFixtures>({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/shared-site.ts",
  fullyParallel: true,
  // Each waits a third of its time, on two processors.
  workers: 3,
  forbidOnly: true,
  // CI may run on a machine that others load.
  retries: process.env.CI ? 1 : 0,
  // Generous, since a loaded machine is slow and nothing here measures time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json"]],
  projects: [
    // What a visitor must be able to do however a page is served. A few tests, and each worker would start a site for them.
    { name: "as rendered", grep: /@core/, use: { firstPaint: "off" }, workers: 1 },
    { name: "site" },
  ],
  use: {
    launchOptions: chromiumOptions(),
    // A headless browser counts as a crawler, and crawlers wait for the finished page.
    userAgent: devices["Desktop Chrome"].userAgent,
    colorScheme: "light",
    locale: "en-CA",
    timezoneId: "America/Toronto",
  },
});
