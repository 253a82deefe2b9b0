import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { coveredControls } from "../support/covered.ts";
import { routes } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

const widths = [390, 768, 1440];
const between = [480, 600, 680, 900, 1024, 1180, 1920, 2560];
const narrow = [
  { width: 320, text: "100%" },
  { width: 390, text: "200%" },
];

for (const { path, status } of routes) {
  test.describe(path, () => {
    // The browser itself notes a page that answers 404, and our 404 screen notes the path.
    test.use({ expectedConsole: status === 404 ? /status of 404|404: no page at/ : null });

    test("is sound at every width, in both themes and with large text", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (path === "/thank-you") await holdRedirect(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page).toHaveTitle(/\S+ — Furlong$/);
      await expect(page.locator("h1")).toHaveCount(1);

      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overTheEdge(page), `over the edge at ${width} px`).toBe(0);
        expect.soft(await coveredControls(page), `covered at ${width} px`).toEqual([]);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await axeFindings(page), `axe at ${width} px, ${colorScheme}`).toEqual([]);
        }
      }
      for (const width of between) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overTheEdge(page), `over the edge at ${width} px`).toBe(0);
      }
      for (const { width, text } of narrow) {
        await page.setViewportSize({ width, height: 844 });
        const over = await overTheEdge(page, text);
        expect.soft(over, `over the edge at ${width} px with text at ${text}`).toBe(0);
      }
      await expect(page).toHaveURL(path);
    });
  });
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
