import type { Locator, Page } from "@playwright/test";
import { boxOf, changedBy, contrast, draw } from "../support/pixels.ts";
import { expect, test } from "../support/test.ts";

// The test hides a title by a style of its own.
test.use({ bypassCSP: true });
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

const drawings: Record<string, string> = {
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

const withLargeTitle = ["/", "/services", "/services/web-development", "/clients", "/thank-you"];

test("what is drawn to scale can be seen on either ground, and a title covers no text beside it", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of new Set([...Object.keys(drawings), ...withLargeTitle])) {
    await page.goto(path);
    const { [path]: selector } = drawings;
    if (selector) await checkDrawing(page, path, selector);
    if (withLargeTitle.includes(path)) await checkTitle(page, path);
  }
});

test("the steps of a process can be seen on either ground", async ({ page }) => {
  await page.goto("/rapid-development");
  const steps = page.locator(".steps");
  await steps.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(steps);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const drawn = await draw(page, { x, y: y - 8, width: 40, height: 40 });
    expect(contrast(drawn.at(20, 2), drawn.at(20, 30)), colorScheme).toBeGreaterThanOrEqual(1.5);
  }
});

async function checkDrawing(page: Page, path: string, selector: string) {
  const bar = page.locator(selector).filter({ visible: true }).first();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await contrastWithGround(page, bar), `${path}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
  }
}

async function checkTitle(page: Page, path: string) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const lead = await boxOf(page.locator("main p:not(.sr-only)").filter({ visible: true }).first());
  const before = await draw(page, lead);
  await page.addStyleTag({ content: "h1 * { visibility: hidden !important }" });
  expect.soft(changedBy(1.5, before, await draw(page, lead)), path).toBe(0);
}

async function contrastWithGround(page: Page, bar: Locator): Promise<number> {
  await bar.scrollIntoViewIfNeeded();
  const box = await boxOf(bar);
  const middle = { x: Math.floor(box.x + box.width / 2), y: Math.floor(box.y + box.height / 2) };
  const { at } = await draw(page, { x: middle.x, y: middle.y, width: 1, height: 1 });
  const ground = await draw(page, { x: 2, y: middle.y, width: 1, height: 1 });
  return contrast(at(0, 0), ground.at(0, 0));
}
