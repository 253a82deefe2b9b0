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

test("the page does not grow with the list, is one list to a crawler, and its last batch takes its link away", async ({
  page,
  siteOn,
}) => {
  const [few, many] = [await siteOn({ projects: { rows: rows.slice(0, 80) } }), await siteOn({ projects: { rows } })];

  await test.step("neither the page nor its data grows", async () => {
    const size = async (path: string) => (await (await fetch(path)).arrayBuffer()).byteLength;
    for (const path of ["/work", "/work.data", "/work.data?type=E-commerce"])
      expect(await size(many.url + path), path).toBeLessThan((await size(few.url + path)) * 1.02);
  });

  await test.step("every view is the one list to a crawler", async () => {
    await page.goto(`${few.url}/work?type=E-commerce`);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${few.url}/work`);
    // Options twice (table and rows), chip, "Clear all", two orders, "Show more".
    const links = page.locator("main a[href^='/work?'], main a[href='/work']");
    await expect(links).toHaveCount(2 * 14 + 5);
    await expect(page.locator("main a[rel=nofollow]")).toHaveCount(2 * 14 + 5);
  });

  await test.step("with the last batch the focus is beside the count", async () => {
    await expect(page.getByText("Showing 15 of 80, 20 found", { exact: true })).toBeVisible();
    const more = page.getByRole("link", { name: "Show more" });
    await more.press("Enter");
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByText("Showing 20 of 80", { exact: false })).toBeFocused();
    await expect(more).toHaveCount(0);
  });
});
