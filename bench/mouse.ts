import type { Page } from "@playwright/test";

/** Uses raw mouse input, since Playwright's own checks around an action would be measured too. */
export async function hover(page: Page, selector: string) {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

export async function clickAtPointer(page: Page) {
  await page.mouse.down();
  await page.mouse.up();
}

export async function clickOn(page: Page, selector: string) {
  await hover(page, selector);
  await clickAtPointer(page);
}
