import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { coveredControls } from "../support/covered.ts";
import { type Look, looksOf } from "../support/looks.ts";
import { partsOfTemplates, routes, templates } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import { cutTexts, spaceText } from "../support/text-spacing.ts";

type Route = { path: string; status: number };

const widths = [390, 768, 1440];
const between = [480, 680, 900, 1024, 1180, 1920];
const narrow = [
  { width: 320, text: "100%" },
  { width: 390, text: "200%" },
];
// The browser itself notes a page that answers 404, and our 404 screen notes the path.
const consoleOf = (status: number) => (status === 404 ? /status of 404|404: no page at/ : null);

for (const [index, path] of templates.entries()) {
  const status = routes.find((route) => route.path === path)?.status ?? 0;
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOf(status) });

    test("is sound at every width, in both themes, with large text and with a visitor's own text spacing", async ({
      page,
    }) => {
      await open(page, { path, status });
      const looks = looksOf(index);
      for (const width of [...widths, ...between]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overTheEdge(page), `over the edge at ${width} px`).toBe(0);
        if (widths.includes(width)) expect.soft(await coveredControls(page), `covered at ${width} px`).toEqual([]);
        for (const look of looks.filter((each) => each.width === width)) await checkLook(page, look);
      }
      for (const { width, text } of narrow) {
        await page.setViewportSize({ width, height: 844 });
        const over = await overTheEdge(page, text);
        expect.soft(over, `over the edge at ${width} px with text at ${text}`).toBe(0);
      }
      await spaceText(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overTheEdge(page), `over the edge at ${width} px, spaced out`).toBe(0);
        expect.soft(await cutTexts(page), `cut off at ${width} px, spaced out`).toEqual([]);
      }
      await expect(page).toHaveURL(path);
    });
  });
}

// Every other address is a template with other words, apart from these.
test("what only some addresses of a template show is sound in one theme and width each", async ({ page }) => {
  test.slow();
  for (const [index, path] of partsOfTemplates.entries()) {
    await open(page, { path, status: 200 });
    const [look] = looksOf(index);
    await page.setViewportSize({ width: look.width, height: 900 });
    await checkLook(page, look);
    expect.soft(await overTheEdge(page), `${path}: over the edge at ${look.width} px`).toBe(0);
  }
});

async function open(page: Page, { path, status }: Route) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (path === "/thank-you") await holdRedirect(page);
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(status);
  await expect(page).toHaveTitle(/\S+ — Furlong$/);
  await expect(page.locator("h1")).toHaveCount(1);
}

async function checkLook(page: Page, { width, colorScheme }: Look) {
  await page.emulateMedia({ colorScheme });
  expect.soft(await axeFindings(page), `axe on ${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
}

/** The page would be gone before it is looked at. */
function holdRedirect(page: Page) {
  return page.addInitScript(() => {
    const { setTimeout } = window;
    const held = (task: TimerHandler, ms?: number) => (ms === 4000 ? 0 : setTimeout(task, ms));
    Object.assign(window, { setTimeout: held });
  });
}

function overTheEdge(page: Page, text = "100%"): Promise<number> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, text);
}
