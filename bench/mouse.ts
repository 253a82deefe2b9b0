import type { Page } from "@playwright/test";

/** Raw mouse input, since Playwright's own checks around a click would be measured too. */
export async function point(page: Page, selector: string) {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

export async function click(page: Page) {
  await page.mouse.down();
  await page.mouse.up();
}

export async function press(page: Page, selector: string) {
  await point(page, selector);
  await click(page);
}
