import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const typedWords = ["VISION", "WEBSITES", "APPS", "AI AGENTS", "CHATBOTS", "DESIGN"];
const heroName = "Vision, websites, apps, AI agents, chatbots and design, made to measure";

const typedText = (page: Page) => page.locator(".typed b");

/** Opens the page with a stopped clock, so that the test controls every millisecond. */
async function gotoWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/");
}

test.describe("the hero", () => {
  test("has one stable headline, two buttons, and a promise that fits one line on a phone", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heroName);
    await expect(page.locator("h1 > [aria-hidden=true]")).toHaveCount(2);
    await expect(page.getByRole("link", { name: "View Our Work" })).toHaveAttribute("href", "/work");
    await expect(page.getByRole("link", { name: "Start Your Project" })).toHaveAttribute("href", "/contact");
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(page.getByRole("button", { name: "Pause motion" })).toBeVisible();
    await expect.poll(async () => (await page.locator(".promise .dim").boundingBox())?.height).toBeLessThan(20);
  });

  test("types, pauses, deletes and types the next word in a loop, and moves nothing else", async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await gotoWithStoppedClock(page);
    const box = await page.locator("h1").boundingBox();
    const text = () => typedText(page).evaluate((element) => element.textContent);
    const type = async (word: string) => {
      for (let letters = 1; letters <= word.length; letters++) {
        await page.clock.runFor(149);
        expect(await text()).toBe(letters === 1 ? "" : word.slice(0, letters - 1));
        await page.clock.runFor(1);
        expect(await text()).toBe(word.slice(0, letters));
      }
    };
    const erase = async (word: string) => {
      await page.clock.runFor(1499);
      expect(await text()).toBe(word);
      await page.clock.runFor(1);
      for (let letters = word.length - 1; letters > 0; letters--) {
        expect(await text()).toBe(word.slice(0, letters));
        await page.clock.runFor(100);
      }
      expect(await text()).toBe("");
    };
    const [first = "", second = "", ...others] = typedWords;
    await erase(first);
    await type(second);
    expect(await page.locator("h1").boundingBox()).toEqual(box);
    await erase(second);
    // Checks the other words only once each, at the same pace.
    for (const word of [...others, first]) {
      await page.clock.runFor(word.length * 150);
      expect(await text()).toBe(word);
      expect(await page.locator("h1").boundingBox()).toEqual(box);
      await page.clock.runFor(1500 + (word.length - 1) * 100);
      expect(await text()).toBe("");
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heroName);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift).toBeLessThan(0.01);
  });

  test("stops with its pause button, even on the next visit, and resumes with its block in place", async ({ page }) => {
    await gotoWithStoppedClock(page);
    const pause = page.getByRole("button", { name: "Pause motion" });
    await pause.click();
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await page.clock.runFor(10_000);
    await expect(typedText(page)).toHaveText("VISION");
    await page.reload();
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await page.clock.runFor(10_000);
    await expect(typedText(page)).toHaveText("VISION");
    await pause.press("Enter");
    await expect(pause).toHaveAttribute("aria-pressed", "false");
    await page.clock.runFor(1500);
    await expect(typedText(page)).toHaveText("VISIO");

    // The block reaches from the last letter to the end of the line.
    await page.clock.runFor(100);
    await expect(typedText(page)).toHaveText("VISI");
    const { letters, block } = await page.locator(".typed").evaluate((line) => {
      const { left, width } = line.getBoundingClientRect();
      return {
        letters: ((line.firstElementChild?.getBoundingClientRect().right ?? 0) - left) / width,
        block: Number.parseFloat(getComputedStyle(line).getPropertyValue("--x")) / 100,
      };
    });
    expect(Math.abs(letters - block)).toBeLessThan(0.02);
  });

  test("is still with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await gotoWithStoppedClock(page);
    await page.clock.runFor(60_000);
    await expect(typedText(page)).toHaveText("VISION");
    await expect(page.getByRole("button", { name: "Pause motion" })).toHaveCount(0);
  });
});
