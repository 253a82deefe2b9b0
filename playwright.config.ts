import { defineConfig, devices } from "@playwright/test";
import { chromiumOptions } from "./scripts/chromium.mjs";

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  // Generous, since a loaded machine is slow and nothing here measures time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json"]],
  use: {
    launchOptions: chromiumOptions(),
    // A headless browser counts as a crawler, and crawlers wait for the finished page.
    userAgent: devices["Desktop Chrome"].userAgent,
    colorScheme: "light",
    locale: "en-CA",
    timezoneId: "America/Toronto",
  },
});
