import { openSlowLine } from "../support/slow-line.ts";
import { expect, test } from "../support/test.ts";
import { cardTitles, facetGroup, facetOption, projectCards, shownCount } from "../support/work-page.ts";

test.describe("the filters", () => {
  test("have the specified options, toggle values in a set, and survive reload and going back", {
    tag: "@core",
  }, async ({ page }) => {
    await page.goto("/work");
    await test.step("each facet begins at All", async () => {
      // Each option shows its number of projects.
      for (const [name, options] of [
        ["Type", ["All", "Web Development", "Mobile Development", "Digital Marketing", "E-commerce"]],
        ["Industry", ["All", "Technology", "Food & Beverage", "Financial Technology", "Fashion"]],
        ["Complexity", ["All", "Low", "Medium", "High"]],
      ] as const)
        await expect(facetGroup(page, name).getByRole("link")).toHaveText(
          options.map((label) => new RegExp(`^${label}\\s*\\d+$`)),
        );
      for (const name of ["Type", "Industry", "Complexity"])
        await expect(facetOption(page, name, "All")).toHaveAttribute("aria-current", "true");
      await expect(page.getByRole("group", { name: "Sort" }).getByRole("link")).toHaveText([
        "Year newest first",
        "Title A-Z",
      ]);
      await expect(shownCount(page)).toHaveText("14");
      await expect(page.getByText("Showing 14 of 14")).toHaveAttribute("aria-live", "polite");
      await expect(page.getByRole("link", { name: "Clear all" })).toHaveCount(0);
    });

    await test.step("a facet without values is at All again", async () => {
      await facetOption(page, "Type", "E-commerce").click();
      await expect(page).toHaveURL("/work?type=E-commerce");
      await expect(facetOption(page, "Type", "E-commerce")).toHaveAttribute("aria-current", "true");
      await expect(facetOption(page, "Type", "All")).not.toHaveAttribute("aria-current");
      await facetOption(page, "Type", "Web Development").click();
      await expect(page).toHaveURL("/work?type=Web+Development&type=E-commerce");
      await facetOption(page, "Type", "E-commerce").click();
      await expect(page).toHaveURL("/work?type=Web+Development");
      await facetOption(page, "Type", "Web Development").click();
      await expect(page).toHaveURL("/work");
      await expect(facetOption(page, "Type", "All")).toHaveAttribute("aria-current", "true");
      await facetOption(page, "Type", "Web Development").click();
      await facetOption(page, "Type", "E-commerce").click();
      await facetOption(page, "Type", "All").click();
      await expect(page).toHaveURL("/work");
    });

    await test.step("reload and going back keep them, and the scroll position", async () => {
      await page.evaluate(() => window.scrollTo(0, 200));
      await facetOption(page, "Complexity", "High").click();
      await expect(shownCount(page)).toHaveText("5");
      const high = await cardTitles(page).allTextContents();
      await facetOption(page, "Type", "Web Development").click();
      await expect(shownCount(page)).toHaveText("2");
      expect(await page.evaluate(() => window.scrollY)).toBe(200);
      const both = await cardTitles(page).allTextContents();
      await page.reload();
      await expect(cardTitles(page)).toHaveText(both);
      await page.goBack();
      await expect(cardTitles(page)).toHaveText(high);
      await page.goBack();
      await expect(cardTitles(page)).toHaveCount(14);
    });

    // app/routes/work/portfolio.test.ts checks which projects match, and their order.
    await test.step("the order is kept as well", async () => {
      const sort = page.getByRole("group", { name: "Sort" });
      const byYear = await cardTitles(page).allTextContents();
      await sort.getByRole("link", { name: "Title A-Z" }).click();
      await expect(page).toHaveURL("/work?sort=title");
      await expect(cardTitles(page).first()).toHaveText("A coat with its route sewn in");
      await expect(sort.getByRole("link", { name: "Title A-Z" })).toHaveAttribute("aria-current", "true");
      await page.reload();
      await expect(cardTitles(page).first()).toHaveText("A coat with its route sewn in");
      await sort.getByRole("link", { name: "Year newest first" }).click();
      await expect(page).toHaveURL("/work");
      await expect(cardTitles(page)).toHaveText(byYear);
    });
  });

  test("show chips that remove, one link that clears all, and one address for each view", async ({ page, baseURL }) => {
    await page.goto("/work?type=Web+Development&industry=Technology&complexity=High&sort=title");
    const chips = page.getByRole("link", { name: /^Remove filter/ });
    await expect(chips).toHaveText([/Web Development/, /Technology/, /High/]);
    await chips.nth(1).press("Enter");
    await expect(chips).toHaveCount(2);
    await expect(page).toHaveURL("/work?type=Web+Development&complexity=High&sort=title");
    await expect(page.getByText(/^Showing/)).toBeFocused();
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(chips).toHaveCount(0);
    await expect(page).toHaveURL("/work?sort=title");
    await expect(shownCount(page)).toHaveText("14");

    // app/routes/work/view.test.ts checks which spelling redirects where.
    await test.step("another spelling of a view redirects to its one address", async () => {
      const response = await fetch(`${baseURL}/work?sort=title&complexity=High&utm_source=mail`, {
        redirect: "manual",
      });
      expect([response.status, response.headers.get("location")]).toEqual([301, "/work?complexity=High&sort=title"]);
      await page.goto("/work?complexity=all&type=Juggling&type=E-commerce&page=7");
      await expect(page).toHaveURL("/work?type=E-commerce");
    });
  });

  test("keep the list on a slow connection, mark it as busy, and take the next choice", async ({ page, site }) => {
    // The response begins but its list does not arrive, as with a slow store.
    await using line = await openSlowLine(site.url, "\n", "text/x-script");
    await page.goto(`${line.url}/work`);
    const list = page.getByRole("region", { name: "Projects", exact: true });
    await expect(list).not.toHaveAttribute("aria-busy");
    await facetOption(page, "Complexity", "High").click();
    await expect(list).toHaveAttribute("aria-busy", "true");
    await expect(list).toHaveCSS("opacity", "0.5");
    await expect(facetOption(page, "Complexity", "High")).toHaveAttribute("aria-current", "true");
    await facetOption(page, "Type", "Web Development").click();
    await expect(projectCards(page)).toHaveCount(14);
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
    line.release();
    await expect(page).toHaveURL(`${line.url}/work?type=Web+Development&complexity=High`);
    await expect(projectCards(page)).toHaveCount(2);
    await expect(list).not.toHaveAttribute("aria-busy");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("each facet is a row that states the choice and opens", async ({ page }) => {
    await page.goto("/work?type=Web+Development&type=E-commerce");
    const rows = page.getByRole("region", { name: "Filter projects" }).locator("details");
    await expect(rows.locator("summary")).toHaveText([
      "TypeWeb Development, E-commerce",
      "IndustryAll",
      "ComplexityAll",
    ]);
    await expect(facetGroup(page, "Type")).toBeHidden();
    await rows.nth(2).locator("summary").click();
    await rows.nth(2).getByRole("link", { name: "High" }).click();
    await expect(rows.nth(2).locator("summary")).toHaveText("ComplexityHigh");
    await expect(page).toHaveURL("/work?type=Web+Development&type=E-commerce&complexity=High");
    await expect(rows.nth(2)).toHaveAttribute("open");
    const links = rows.nth(2).getByRole("link");
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters, chips, sort and cards are links", async ({ page }) => {
    await page.goto("/work");
    await facetOption(page, "Type", "Digital Marketing").click();
    await expect(page).toHaveURL("/work?type=Digital+Marketing");
    await expect(shownCount(page)).toHaveText("2");
    await expect(projectCards(page)).toHaveCount(2);
    await page.getByRole("link", { name: "Title A-Z" }).click();
    await expect(page).toHaveURL("/work?type=Digital+Marketing&sort=title");
    await page.getByRole("link", { name: "Remove filter Digital Marketing" }).click();
    await expect(projectCards(page)).toHaveCount(14);
    await projectCards(page).first().getByRole("link", { name: "View Full Project" }).click();
    await expect(page).toHaveURL(/\/project\//);
  });
});
