import type { Page } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const open = (page: Page, path: string) => page.goto(path, { waitUntil: "domcontentloaded" });

/** Notes which fonts are asked for, and holds them until told otherwise. */
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

test.describe("the fonts", () => {
  const isPlain = (page: Page) => page.locator("h1").evaluate((title) => title.closest("[data-plain]") !== null);
  const fonts = (page: Page) =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family));

  test("of a first visit come after the paint, both at once", async ({ page }) => {
    const { asked, release } = await holdFonts(page);
    await open(page, "/");
    await expect.poll(() => asked.length).toBe(2);
    expect(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
    expect(await isPlain(page)).toBe(true);
    release();
    await expect.poll(() => isPlain(page)).toBe(false);
    expect(await fonts(page)).toEqual(expect.arrayContaining(["Georama Display", "Georama Text"]));
    await expect(page.locator("[data-plain]")).toHaveCount(0);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 412, height: 823 } });

    for (const path of ["/blog/rapid-mvp-development", "/case-study/pwa-performance-emerging-markets"])
      test(`move nothing when they come to ${path}`, async ({ page }) => {
        const { release } = await holdFonts(page);
        await open(page, path);
        const height = () => page.locator("h1").evaluate((title) => title.getBoundingClientRect().height);
        expect(await isPlain(page)).toBe(true);
        const before = await height();
        release();
        await expect.poll(() => isPlain(page)).toBe(false);
        expect(Math.abs((await height()) - before)).toBeLessThan(1);
      });
  });

  test("of a later visit are there from the start", async ({ page }) => {
    await page.goto("/");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("fonts"))).toMatch(/georama-display.*\.woff2$/);
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        Object.assign(window, { plain: document.querySelectorAll("[data-plain]").length });
      });
    });
    await page.goto("/about");
    expect(await page.evaluate(() => (window as unknown as { plain: number }).plain)).toBe(0);
    await expect(page.locator("link[as=font]").first()).toHaveAttribute("media", "all");
  });

  test.describe("that do not come", () => {
    test.use({ expectedConsole: /Failed to load resource/ });

    test("hold nothing up", async ({ page }) => {
      await page.route("**/*.woff2", (route) => route.abort());
      await page.goto("/");
      await hydrated(page);
      await expect(page.locator("[data-plain]")).toHaveCount(0);
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("are found by the text that needs them", async ({ page }) => {
      const asked = Promise.all([page.waitForRequest(/georama-display/), page.waitForRequest(/georama-text/)]);
      await open(page, "/");
      await asked;
    });
  });
});
