import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Records which fonts are requested, and delays them until `release` is called. */
async function holdFonts(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route("**/*.woff2", async (route) => {
    asked.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { asked, release };
}

const listLoadedFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family));

test.describe("on a first visit, the fonts", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test("load after the first paint, move nothing, and are used from the start on the next page", async ({ page }) => {
    const { asked, release } = await holdFonts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect.poll(() => asked.length).toBe(2);
    expect(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
    const height = () => page.locator("h1").evaluate((title) => title.getBoundingClientRect().height);
    const before = await height();
    release();
    await expect.poll(() => listLoadedFonts(page)).toEqual(expect.arrayContaining(["Georama Display", "Georama Text"]));
    expect(Math.abs((await height()) - before)).toBeLessThan(1);

    // On a later page the fonts are used from the start.
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        Object.assign(window, { held: document.querySelectorAll('style[media="(scripting: none)"]').length });
      });
    });
    await page.goto("/about");
    expect(await page.evaluate(() => (window as unknown as { held: number }).held)).toBe(0);
  });
});

test.describe("fonts that fail to load", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("do not delay hydration", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("text loads the fonts that it needs", async ({ page }) => {
    const asked = Promise.all([page.waitForRequest(/georama-display/), page.waitForRequest(/georama-text/)]);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await asked;
  });
});
