import type { Page } from "@playwright/test";

export const projectCards = (page: Page) => page.locator("[data-flip-card]");
export const cardTitles = (page: Page) => projectCards(page).getByRole("heading", { level: 3 });
export const shownCount = (page: Page) => page.locator("[data-filter-count]");
export const facetGroup = (page: Page, name: string) => page.getByRole("group", { name });
export const facetOption = (page: Page, group: string, name: string) =>
  facetGroup(page, group).getByRole("link", { name, exact: true });

export const projectRow = (id: number, fields: Record<string, unknown> = {}) => ({
  id: `p${id}`,
  title: `Project ${id}`,
  type: "Web Development",
  industry: "Technology",
  complexity: "High",
  year: 2020,
  ...fields,
});
