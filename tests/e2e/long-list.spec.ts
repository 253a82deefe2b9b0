import { expect, test } from "../support/test.ts";
import { cards, count, gotoReady, listAsked, option, row } from "../support/work-page.ts";

test.describe("with 2,000 projects", () => {
  const types = ["Web Development", "Mobile Development", "Digital Marketing", "E-commerce"];
  const rows = Array.from({ length: 2000 }, (_, id) =>
    row(id, { type: types[id % 4], year: 2024 - (id % 20), description: "A sentence about it. ".repeat(12) }),
  );

  test("the page comes in batches, and filters ask the server nothing once the rest has followed", async ({
    page,
    siteOn,
  }) => {
    const site = await siteOn({ projects: { rows } });
    await gotoReady(page, `${site.url}/work`);
    await expect(page.getByText("Showing 15 of 2000", { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(15);
    expect((await page.content()).length).toBeLessThan(400_000);
    await page.waitForLoadState("networkidle");
    const asked = listAsked(page);
    for (const [name, found] of [
      ["Web Development", ", 500 found"],
      ["E-commerce", ", 1000 found"],
      ["All", ""],
      ["Digital Marketing", ", 500 found"],
      ["Mobile Development", ", 1000 found"],
    ] as const) {
      await option(page, "Type", name).click();
      await expect(page.getByText(`Showing 15 of 2000${found}`, { exact: true })).toBeVisible();
    }
    expect(asked).toEqual([]);
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(cards(page)).toHaveCount(30);
    await expect(count(page)).toHaveText("30");
    await expect(page).toHaveURL(/show=30/);
  });

  test("the last of them take the link away, and the focus is beside the count", async ({ page, siteOn }) => {
    const site = await siteOn({ projects: { rows: rows.slice(0, 20) } });
    await gotoReady(page, `${site.url}/work`);
    await expect(page.getByText("Showing 15 of 20", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Show more" }).press("Enter");
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByText("Showing 20 of 20", { exact: true })).toBeFocused();
  });

  test.describe("when the rest of them does not come", () => {
    test.use({ expectedConsole: /Failed to load resource/ });

    test("the page stays, and the server filters", async ({ page, siteOn }) => {
      const site = await siteOn({ projects: { rows } });
      const tried = page.waitForRequest(/work\.json/);
      await page.route(/work\.json/, (route) => route.abort());
      await gotoReady(page, `${site.url}/work`);
      await tried;
      await option(page, "Type", "E-commerce").click();
      await expect(page.getByText("Showing 15 of 2000, 500 found")).toBeVisible();
      await expect(cards(page)).toHaveCount(15);
    });
  });
});
