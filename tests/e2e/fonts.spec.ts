import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

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

const loaded = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family));

test.describe("on a first visit, the fonts", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test("come after the paint, move nothing, and are there on the next page from the start", async ({ page }) => {
    const { asked, release } = await holdFonts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect.poll(() => asked.length).toBe(2);
    expect(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
    const height = () => page.locator("h1").evaluate((title) => title.getBoundingClientRect().height);
    const before = await height();
    release();
    await expect.poll(() => loaded(page)).toEqual(expect.arrayContaining(["Georama Display", "Georama Text"]));
    expect(Math.abs((await height()) - before)).toBeLessThan(1);

    // On a later visit they are used from the start.
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        Object.assign(window, { held: document.querySelectorAll('style[media="(scripting: none)"]').length });
      });
    });
    await page.goto("/about");
    expect(await page.evaluate(() => (window as unknown as { held: number }).held)).toBe(0);
  });
});

test.describe("fonts that do not come", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("hold nothing up", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the fonts are found by the text that needs them", async ({ page }) => {
    const asked = Promise.all([page.waitForRequest(/georama-display/), page.waitForRequest(/georama-text/)]);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await asked;
  });
});
