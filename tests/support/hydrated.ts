import { expect, type Page } from "@playwright/test";

/** Waits until the page answers with its scripts. */
export async function hydrated(page: Page) {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}
