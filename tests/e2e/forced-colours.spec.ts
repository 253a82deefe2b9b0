import type { Locator, Page } from "@playwright/test";
import { boxOf, captureArea, contrastRatio, countChangedPixels } from "../support/pixels.ts";
import { expect, test } from "../support/test.ts";

// The test adds a style element to hide a title, which the content security policy would block.
test.use({ bypassCSP: true });
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

const drawingSelectors: Record<string, string> = {
  "/about": ".story .people i",
  "/blog/rapid-mvp-development": "figure i",
  "/clients": ".stat-mark i",
  "/contact": ".next-steps .track i.long",
  "/experiment/two-clocks": "main i",
  "/services": "main li i:empty",
  "/services/ai-agent-development": ".night .lane .crew",
  "/services/ai-automation": ".week .stacks i",
  "/services/digital-strategy": ".bar.painted",
  "/services/web-development": ".weight .parts i",
};

const pathsWithLargeTitle = ["/", "/services", "/services/web-development", "/clients", "/thank-you"];

test("drawings to scale can be seen in both themes, and a large title covers no text", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of new Set([...Object.keys(drawingSelectors), ...pathsWithLargeTitle])) {
    await page.goto(path);
    const { [path]: selector } = drawingSelectors;
    if (selector) await expectVisibleDrawing(page, path, selector);
    if (pathsWithLargeTitle.includes(path)) await expectTitleCoversNoText(page, path);
  }
});

test("the steps of a process can be seen in both themes", async ({ page }) => {
  await page.goto("/rapid-development");
  const steps = page.locator(".steps");
  await steps.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(steps);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const drawn = await captureArea(page, { x, y: y - 8, width: 40, height: 40 });
    expect(contrastRatio(drawn.at(20, 2), drawn.at(20, 30)), colorScheme).toBeGreaterThanOrEqual(1.5);
  }
});

async function expectVisibleDrawing(page: Page, path: string, selector: string) {
  const bar = page.locator(selector).filter({ visible: true }).first();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await contrastWithGround(page, bar), `${path}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
  }
}

async function expectTitleCoversNoText(page: Page, path: string) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const lead = await boxOf(page.locator("main p:not(.sr-only)").filter({ visible: true }).first());
  const before = await captureArea(page, lead);
  await page.addStyleTag({ content: "h1 * { visibility: hidden !important }" });
  expect.soft(countChangedPixels(1.5, before, await captureArea(page, lead)), path).toBe(0);
}

async function contrastWithGround(page: Page, bar: Locator): Promise<number> {
  await bar.scrollIntoViewIfNeeded();
  const box = await boxOf(bar);
  const middle = { x: Math.floor(box.x + box.width / 2), y: Math.floor(box.y + box.height / 2) };
  const { at } = await captureArea(page, { x: middle.x, y: middle.y, width: 1, height: 1 });
  const ground = await captureArea(page, { x: 2, y: middle.y, width: 1, height: 1 });
  return contrastRatio(at(0, 0), ground.at(0, 0));
}
