import { expect, test } from "../support/test.ts";
import { cards, count, option, row } from "../support/work-page.ts";

const types = ["Web Development", "Mobile Development", "Digital Marketing", "E-commerce"];
const rows = Array.from({ length: 1000 }, (_, id) =>
  row(id, { type: types[id % 4], year: 2024 - (id % 20), description: "A sentence about it. ".repeat(12) }),
);

test("a long list comes in batches, filtered or not", async ({ page, siteOn }) => {
  const site = await siteOn({ projects: { rows } });
  await page.goto(`${site.url}/work`);
  await expect(page.getByText("Showing 15 of 1000", { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(15);
  await option(page, "Type", "E-commerce").click();
  await expect(page.getByText("Showing 15 of 1000, 250 found", { exact: true })).toBeVisible();
  const more = page.getByRole("link", { name: "Show more" });
  await more.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await more.click();
  await expect(cards(page)).toHaveCount(30);
  await expect(count(page)).toHaveText("30");
  await expect(page).toHaveURL(`${site.url}/work?type=E-commerce&show=30`);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.goBack();
  await expect(cards(page)).toHaveCount(15);
  await page.goto(`${site.url}/work?show=600`);
  await expect(cards(page)).toHaveCount(600);
  await expect(more).toHaveCount(0);
});

test("the last batch takes its link away, and the focus is beside the count", async ({ page, siteOn }) => {
  const site = await siteOn({ projects: { rows: rows.slice(0, 20) } });
  await page.goto(`${site.url}/work`);
  await expect(page.getByText("Showing 15 of 20", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Show more" }).press("Enter");
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByText("Showing 20 of 20", { exact: true })).toBeFocused();
});

test("the page and its data do not grow with the number of projects", async ({ siteOn }) => {
  const sizes = async (of: typeof rows) => {
    const site = await siteOn({ projects: { rows: of } });
    const size = async (path: string) => (await (await fetch(site.url + path)).arrayBuffer()).byteLength;
    return [await size("/work"), await size("/work.data"), await size("/work.data?type=E-commerce")];
  };
  const few = await sizes(rows.slice(0, 80));
  const many = await sizes(rows);
  for (const [index, bytes] of many.entries()) expect(bytes).toBeLessThan((few[index] ?? 0) * 1.02);
});
