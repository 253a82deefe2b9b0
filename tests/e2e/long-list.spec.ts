import { expect, test } from "../support/test.ts";
import { cards, count, option, row } from "../support/work-page.ts";

const types = ["Web Development", "Mobile Development", "Digital Marketing", "E-commerce"];
const rows = Array.from({ length: 620 }, (_, id) =>
  row(id, { type: types[id % 4], year: 2024 - (id % 20), description: "A sentence about it. ".repeat(12) }),
);

test("a long list comes in batches, filtered or not, and is one short page to a crawler", async ({ page, siteOn }) => {
  // Two sites, since each keeps its finished pages for a while.
  const [few, { url }] = await Promise.all([
    siteOn({ projects: { rows: rows.slice(0, 80) } }),
    siteOn({ projects: { rows } }),
  ]);
  const text = async (address: string) => (await fetch(address)).text();
  const more = page.getByRole("link", { name: "Show more" });

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
    await more.press("Enter");
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByText("Showing 20 of 80", { exact: false })).toBeFocused();
    await expect(more).toHaveCount(0);
  });

  await test.step("neither the page nor its data grows with the list", async () => {
    const size = async (address: string) => Buffer.byteLength(await text(address));
    for (const path of ["/work", "/work.data", "/work.data?type=E-commerce"])
      expect(await size(url + path), path).toBeLessThan((await size(few.url + path)) * 1.02);
  });

  await test.step("its batches come one by one, and a step back takes one away", async () => {
    await page.goto(`${url}/work`);
    await expect(page.getByText("Showing 15 of 620", { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(15);
    await option(page, "Type", "E-commerce").click();
    await expect(page.getByText("Showing 15 of 620, 155 found", { exact: true })).toBeVisible();
    await more.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await more.click();
    await expect(cards(page)).toHaveCount(30);
    await expect(count(page)).toHaveText("30");
    await expect(page).toHaveURL(`${url}/work?type=E-commerce&show=30`);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.goBack();
    await expect(cards(page)).toHaveCount(15);
  });

  await test.step("six hundred are the most, and offer no more", async () => {
    const html = await text(`${url}/work?show=600`);
    expect(html.match(/<\w+[^>]* data-flip-card/g)).toHaveLength(600);
    expect(html).not.toContain("Show more");
  });
});
