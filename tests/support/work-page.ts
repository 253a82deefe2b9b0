import type { Page } from "@playwright/test";

export const cards = (page: Page) => page.locator("[data-flip-card]");
export const titles = (page: Page) => cards(page).getByRole("heading", { level: 3 });
export const count = (page: Page) => page.locator("[data-filter-count]");
export const facet = (page: Page, name: string) => page.getByRole("group", { name });
export const option = (page: Page, group: string, name: string) =>
  facet(page, group).getByRole("link", { name, exact: true });

export const row = (id: number, fields: Record<string, unknown> = {}) => ({
  id: `p${id}`,
  title: `Project ${id}`,
  type: "Web Development",
  industry: "Technology",
  complexity: "High",
  year: 2020,
  ...fields,
});
