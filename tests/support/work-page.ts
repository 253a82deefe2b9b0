import { expect, type Page } from "@playwright/test";

export const cards = (page: Page) => page.locator("[data-flip-card]");
export const titles = (page: Page) => page.locator("[data-flip-card] .front h3");
export const count = (page: Page) => page.locator("[data-filter-count]");
export const facet = (page: Page, name: string) => page.getByRole("group", { name });
export const option = (page: Page, group: string, name: string) =>
  facet(page, group).getByRole("link", { name, exact: true });

/** The page once its cards are live. */
export async function gotoReady(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("[data-flip-card]:not([data-live])")).toHaveCount(0);
}

export const row = (id: number, fields: Record<string, unknown> = {}) => ({
  id: `p${id}`,
  title: `Project ${id}`,
  type: "Web Development",
  industry: "Technology",
  complexity: "High",
  year: 2020,
  ...fields,
});
