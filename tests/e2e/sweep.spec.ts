import type { Page } from "@playwright/test";
import { thankYou } from "#app/content/thank-you.ts";
import { findAxeViolations } from "../support/axe.ts";
import { findCoveredControls } from "../support/covered.ts";
import { type Look, looksForPage } from "../support/looks.ts";
import { specifiedPages, templatePaths, templateVariantPaths } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import { findCutTexts, spaceText } from "../support/text-spacing.ts";

type PageAddress = { path: string; status: number };

const themedWidths = [390, 768, 1440];
const widthsBetween = [480, 680, 900, 1024, 1180, 1920];
const narrowCases = [
  { width: 320, text: "100%" },
  { width: 390, text: "200%" },
];
// Chromium logs a page that answers 404, and our 404 screen logs its path.
const expectedConsoleFor = (status: number) => (status === 404 ? /status of 404|404: no page at/ : null);

for (const [index, path] of templatePaths.entries()) {
  const status = specifiedPages.find((route) => route.path === path)?.status ?? 0;
  test.describe(path, () => {
    test.use({ expectedConsole: expectedConsoleFor(status) });

    test("does not overflow and violates no axe rule, in both themes, with large text and with wide text spacing", async ({
      page,
    }) => {
      await openPage(page, { path, status });
      const looks = looksForPage(index);
      for (const width of [...themedWidths, ...widthsBetween]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await measureOverflow(page), `over the edge at ${width} px`).toBe(0);
        if (themedWidths.includes(width))
          expect.soft(await findCoveredControls(page), `covered at ${width} px`).toEqual([]);
        for (const look of looks.filter((each) => each.width === width)) await expectAccessibleLook(page, look);
      }
      for (const { width, text } of narrowCases) {
        await page.setViewportSize({ width, height: 844 });
        const over = await measureOverflow(page, text);
        expect.soft(over, `over the edge at ${width} px with text at ${text}`).toBe(0);
      }
      await spaceText(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await measureOverflow(page), `over the edge at ${width} px, spaced out`).toBe(0);
        expect.soft(await findCutTexts(page), `cut off at ${width} px, spaced out`).toEqual([]);
      }
      await expect(page).toHaveURL(path);
    });
  });
}

// Apart from the variants below, every other address shows one of the templates with other words.
test("variants of a template do not overflow and violate no axe rule, in one theme and width each", async ({
  page,
}) => {
  test.slow();
  for (const [index, path] of templateVariantPaths.entries()) {
    await openPage(page, { path, status: 200 });
    const [look] = looksForPage(index);
    await page.setViewportSize({ width: look.width, height: 900 });
    await expectAccessibleLook(page, look);
    expect.soft(await measureOverflow(page), `${path}: over the edge at ${look.width} px`).toBe(0);
  }
});

async function openPage(page: Page, { path, status }: PageAddress) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (path === "/thank-you") await holdRedirect(page);
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(status);
  await expect(page).toHaveTitle(/\S+ — Furlong$/);
  await expect(page.locator("h1")).toHaveCount(1);
}

async function expectAccessibleLook(page: Page, { width, colorScheme }: Look) {
  await page.emulateMedia({ colorScheme });
  expect.soft(await findAxeViolations(page), `axe on ${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
}

/** Keeps /thank-you from redirecting before it has been checked. */
function holdRedirect(page: Page) {
  return page.addInitScript((redirectMs) => {
    const { setTimeout } = window;
    const held = (task: TimerHandler, ms?: number) => (ms === redirectMs ? 0 : setTimeout(task, ms));
    Object.assign(window, { setTimeout: held });
  }, thankYou.redirectMs);
}

function measureOverflow(page: Page, text = "100%"): Promise<number> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, text);
}
