import { expect, test } from "../support/test.ts";
import { facetOption, projectCards, projectRow, shownCount } from "../support/work-page.ts";

const projectTypes = ["Web Development", "Mobile Development", "Digital Marketing", "E-commerce"];
const projectRows = Array.from({ length: 620 }, (_, id) =>
  projectRow(id, {
    type: projectTypes[id % 4],
    year: 2024 - (id % 20),
    description: "A sentence about it. ".repeat(12),
  }),
);

test("a long list is shown in batches, filtered or not, and is one short page to crawlers", async ({
  page,
  siteOn,
}) => {
  // Two sites, since each keeps its finished pages for a while.
  const [few, { url }] = await Promise.all([
    siteOn({ projects: { rows: projectRows.slice(0, 80) } }),
    siteOn({ projects: { rows: projectRows } }),
  ]);
  const text = async (address: string) => (await fetch(address)).text();
  const more = page.getByRole("link", { name: "Show more" });

  await test.step("every filtered view names /work as canonical, and its links are nofollow", async () => {
    await page.goto(`${few.url}/work?type=E-commerce`);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${few.url}/work`);
    // Options twice (table and rows), chip, "Clear all", two orders, "Show more".
    const links = page.locator("main a[href^='/work?'], main a[href='/work']");
    await expect(links).toHaveCount(2 * 14 + 5);
    await expect(page.locator("main a[rel=nofollow]")).toHaveCount(2 * 14 + 5);
  });

  await test.step("after the last batch the focus is on the count", async () => {
    await expect(page.getByText("Showing 15 of 80, 20 found", { exact: true })).toBeVisible();
    await more.press("Enter");
    await expect(projectCards(page)).toHaveCount(20);
    await expect(page.getByText("Showing 20 of 80", { exact: false })).toBeFocused();
    await expect(more).toHaveCount(0);
  });

  await test.step("neither the page nor its data grows with the list", async () => {
    const size = async (address: string) => Buffer.byteLength(await text(address));
    for (const path of ["/work", "/work.data", "/work.data?type=E-commerce"])
      expect(await size(url + path), path).toBeLessThan((await size(few.url + path)) * 1.02);
  });

  await test.step("batches are added one by one, and going back removes the last one", async () => {
    await page.goto(`${url}/work`);
    await expect(page.getByText("Showing 15 of 620", { exact: true })).toBeVisible();
    await expect(projectCards(page)).toHaveCount(15);
    await facetOption(page, "Type", "E-commerce").click();
    await expect(page.getByText("Showing 15 of 620, 155 found", { exact: true })).toBeVisible();
    await more.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await more.click();
    await expect(projectCards(page)).toHaveCount(30);
    await expect(shownCount(page)).toHaveText("30");
    await expect(page).toHaveURL(`${url}/work?type=E-commerce&show=30`);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.goBack();
    await expect(projectCards(page)).toHaveCount(15);
  });

  await test.step("at most 600 cards are shown, without a link to more", async () => {
    const html = await text(`${url}/work?show=600`);
    expect(html.match(/<\w+[^>]* data-flip-card/g)).toHaveLength(600);
    expect(html).not.toContain("Show more");
  });
});
