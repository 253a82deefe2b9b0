import { defineConfig, devices } from "@playwright/test";
import { chromiumOptions } from "./scripts/chromium.mjs";
import type { WorkerFixtures } from "./tests/support/worker-sites.ts";

export default defineConfig<object, WorkerFixtures>({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/shared-site.ts",
  fullyParallel: true,
  // On two processors each worker waits a third of its time, so a third worker fills the gaps.
  workers: 3,
  forbidOnly: true,
  // CI may run on a machine that others load.
  retries: process.env.CI ? 1 : 0,
  // Both timeouts are generous, since a loaded machine is slow and no test here measures time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json"]],
  projects: [
    // The core journeys, on pages as React Router renders them. One worker runs these few tests, since each worker would start a site.
    { name: "as rendered", grep: /@core/, use: { firstPaint: "off" }, workers: 1 },
    { name: "site" },
  ],
  use: {
    launchOptions: chromiumOptions(),
    // By its own user agent a headless browser counts as a crawler, and crawlers get only finished pages.
    userAgent: devices["Desktop Chrome"].userAgent,
    colorScheme: "light",
    locale: "en-CA",
    timezoneId: "America/Toronto",
  },
});
