import { findAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedConsole: /Unexpected Server Error|status of 503/ });

test("a record that fails to load says so on its page, and is shown on a retry", async ({ page, siteOn }) => {
  const failing = { status: 500 };
  const site = await siteOn();
  for (const [path, heading] of [
    ["/project/harvest-table-market", "A market that opens on Thursdays"],
    ["/blog/type-that-fits", /^Type that fits/],
    ["/experiment/terrain-for-a-shopping-cart", "Terrain for a shopping cart"],
    ["/contributions/fitline", "fitline"],
  ] as const) {
    await site.store({ projects: failing, lab_studies: failing, experiments: failing, contributions: failing });
    const response = await page.goto(site.url + path);
    expect(response?.status(), path).toBe(503);
    await expect(page.getByRole("alert")).toContainText("This page could not be loaded.");
    await expect(page.getByText("store says no")).toHaveCount(0);
    await expect(page).toHaveTitle("Not loaded — Furlong");
    if (path.startsWith("/project")) expect(await findAxeViolations(page)).toEqual([]);
    await site.store({});
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).not.toHaveTitle("Not loaded — Furlong");
  }
});
