import { slowLine } from "../support/slow-line.ts";
import { expect, test } from "../support/test.ts";
import { cards, count, facet, option, titles } from "../support/work-page.ts";

test.describe("the filters", () => {
  test("have the options of the specification, toggle values in a set, and survive reload and back", {
    tag: "@core",
  }, async ({ page }) => {
    await page.goto("/work");
    await test.step("each facet at all", async () => {
      // Each with the number of its projects.
      for (const [name, options] of [
        ["Type", ["All", "Web Development", "Mobile Development", "Digital Marketing", "E-commerce"]],
        ["Industry", ["All", "Technology", "Food & Beverage", "Financial Technology", "Fashion"]],
        ["Complexity", ["All", "Low", "Medium", "High"]],
      ] as const)
        await expect(facet(page, name).getByRole("link")).toHaveText(
          options.map((label) => new RegExp(`^${label}\\s*\\d+$`)),
        );
      for (const name of ["Type", "Industry", "Complexity"])
        await expect(option(page, name, "All")).toHaveAttribute("aria-current", "true");
      await expect(page.getByRole("group", { name: "Sort" }).getByRole("link")).toHaveText([
        "Year newest first",
        "Title A-Z",
      ]);
      await expect(count(page)).toHaveText("14");
      await expect(page.getByText("Showing 14 of 14")).toHaveAttribute("aria-live", "polite");
      await expect(page.getByRole("link", { name: "Clear all" })).toHaveCount(0);
    });

    await test.step("without the last value a facet is at all again", async () => {
      await option(page, "Type", "E-commerce").click();
      await expect(page).toHaveURL("/work?type=E-commerce");
      await expect(option(page, "Type", "E-commerce")).toHaveAttribute("aria-current", "true");
      await expect(option(page, "Type", "All")).not.toHaveAttribute("aria-current");
      await option(page, "Type", "Web Development").click();
      await expect(page).toHaveURL("/work?type=Web+Development&type=E-commerce");
      await option(page, "Type", "E-commerce").click();
      await expect(page).toHaveURL("/work?type=Web+Development");
      await option(page, "Type", "Web Development").click();
      await expect(page).toHaveURL("/work");
      await expect(option(page, "Type", "All")).toHaveAttribute("aria-current", "true");
      await option(page, "Type", "Web Development").click();
      await option(page, "Type", "E-commerce").click();
      await option(page, "Type", "All").click();
      await expect(page).toHaveURL("/work");
    });

    await test.step("reload and back keep them, and the page where it is", async () => {
      await page.evaluate(() => window.scrollTo(0, 200));
      await option(page, "Complexity", "High").click();
      await expect(count(page)).toHaveText("5");
      const high = await titles(page).allTextContents();
      await option(page, "Type", "Web Development").click();
      await expect(count(page)).toHaveText("2");
      expect(await page.evaluate(() => window.scrollY)).toBe(200);
      const both = await titles(page).allTextContents();
      await page.reload();
      await expect(titles(page)).toHaveText(both);
      await page.goBack();
      await expect(titles(page)).toHaveText(high);
      await page.goBack();
      await expect(titles(page)).toHaveCount(14);
    });

    // What matches and in which order is in app/routes/work/portfolio.test.ts.
    await test.step("the order is kept as well", async () => {
      const sort = page.getByRole("group", { name: "Sort" });
      const byYear = await titles(page).allTextContents();
      await sort.getByRole("link", { name: "Title A-Z" }).click();
      await expect(page).toHaveURL("/work?sort=title");
      await expect(titles(page).first()).toHaveText("A coat with its route sewn in");
      await expect(sort.getByRole("link", { name: "Title A-Z" })).toHaveAttribute("aria-current", "true");
      await page.reload();
      await expect(titles(page).first()).toHaveText("A coat with its route sewn in");
      await sort.getByRole("link", { name: "Year newest first" }).click();
      await expect(page).toHaveURL("/work");
      await expect(titles(page)).toHaveText(byYear);
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
    await expect(count(page)).toHaveText("14");

    // Which spelling leads where is in app/routes/work/view.test.ts.
    await test.step("another spelling of a view leads to its one address", async () => {
      const response = await fetch(`${baseURL}/work?sort=title&complexity=High&utm_source=mail`, {
        redirect: "manual",
      });
      expect([response.status, response.headers.get("location")]).toEqual([301, "/work?complexity=High&sort=title"]);
      await page.goto("/work?complexity=all&type=Juggling&type=E-commerce&page=7");
      await expect(page).toHaveURL("/work?type=E-commerce");
    });
  });

  test("keep the list on a slow line, say that it is on its way, and take the next choice", async ({ page, site }) => {
    // The answer is there, but not its list: what a slow store looks like.
    await using line = await slowLine(site.url, "\n", "text/x-script");
    await page.goto(`${line.url}/work`);
    const list = page.getByRole("region", { name: "Projects", exact: true });
    await expect(list).not.toHaveAttribute("aria-busy");
    await option(page, "Complexity", "High").click();
    await expect(list).toHaveAttribute("aria-busy", "true");
    await expect(list).toHaveCSS("opacity", "0.5");
    await expect(option(page, "Complexity", "High")).toHaveAttribute("aria-current", "true");
    await option(page, "Type", "Web Development").click();
    await expect(cards(page)).toHaveCount(14);
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
    line.release();
    await expect(page).toHaveURL(`${line.url}/work?type=Web+Development&complexity=High`);
    await expect(cards(page)).toHaveCount(2);
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
    await expect(facet(page, "Type")).toBeHidden();
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
    await option(page, "Type", "Digital Marketing").click();
    await expect(page).toHaveURL("/work?type=Digital+Marketing");
    await expect(count(page)).toHaveText("2");
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole("link", { name: "Title A-Z" }).click();
    await expect(page).toHaveURL("/work?type=Digital+Marketing&sort=title");
    await page.getByRole("link", { name: "Remove filter Digital Marketing" }).click();
    await expect(cards(page)).toHaveCount(14);
    await cards(page).first().getByRole("link", { name: "View Full Project" }).click();
    await expect(page).toHaveURL(/\/project\//);
  });
});
