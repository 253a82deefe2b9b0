import { axeFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedConsole: /Unexpected Server Error|status of 503/ });

for (const [path, table, heading] of [
  ["/project/harvest-table-market", "projects", "A market that opens on Thursdays"],
  ["/blog/type-that-fits", "lab_studies", /^Type that fits/],
  ["/experiment/terrain-for-a-shopping-cart", "experiments", "Terrain for a shopping cart"],
  ["/contributions/fitline", "contributions", "fitline"],
] as const) {
  test(`${path} says that it could not be loaded, on a page of its own, and comes with the next try`, async ({
    page,
    siteOn,
  }) => {
    const site = await siteOn({ [table]: { status: 500 } });
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("alert")).toContainText("This page could not be loaded.");
    await expect(page.getByText("store says no")).toHaveCount(0);
    await expect(page).toHaveTitle("Not loaded — Furlong");
    expect(await axeFindings(page)).toEqual([]);
    await site.store({});
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).not.toHaveTitle("Not loaded — Furlong");
  });
}
