import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const cards = (page: Page) => page.locator("[data-flip-card]");
const titles = (page: Page) => page.locator("[data-flip-card] .front h3");
const count = (page: Page) => page.locator("[data-filter-count]");
const facet = (page: Page, name: string) => page.getByRole("group", { name });
const option = (page: Page, group: string, name: string) => facet(page, group).getByRole("link", { name, exact: true });
const search = (page: Page) => new URL(page.url()).search;

/** The page once its cards are live. */
async function gotoReady(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("[data-flip-card]:not([data-live])")).toHaveCount(0);
}

const row = (id: number, fields: Record<string, unknown> = {}) => ({
  id: `p${id}`,
  title: `Project ${id}`,
  type: "Web Development",
  industry: "Technology",
  complexity: "High",
  year: 2020,
  ...fields,
});

test.describe("the filters", () => {
  test("have the options of the specification, each facet at all", async ({ page }) => {
    await page.goto("/work");
    const options = { Type: "Type", Industry: "Industry", Complexity: "Complexity" };
    await expect(facet(page, options.Type).locator(".label")).toHaveText([
      "All",
      "Web Development",
      "Mobile Development",
      "Digital Marketing",
      "E-commerce",
    ]);
    await expect(facet(page, options.Industry).locator(".label")).toHaveText([
      "All",
      "Technology",
      "Food & Beverage",
      "Financial Technology",
      "Fashion",
    ]);
    await expect(facet(page, options.Complexity).locator(".label")).toHaveText(["All", "Low", "Medium", "High"]);
    await expect(page.locator(".filter-table [aria-current]")).toHaveText([/All/, /All/, /All/]);
    await expect(page.getByRole("group", { name: "Sort" }).getByRole("link")).toHaveText([
      "Year newest first",
      "Title A-Z",
    ]);
    await expect(count(page)).toHaveText("14");
    await expect(page.getByText("Showing 14 of 14")).toHaveAttribute("aria-live", "polite");
    await expect(page.getByRole("link", { name: "Clear all" })).toHaveCount(0);
  });

  test("toggle values in a set, and fall back to all without the last", async ({ page }) => {
    await gotoReady(page, "/work");
    await option(page, "Type", "Web Development").click();
    await expect(page).toHaveURL("/work?type=Web+Development");
    await expect(option(page, "Type", "Web Development")).toHaveAttribute("aria-current", "true");
    await expect(option(page, "Type", "All")).not.toHaveAttribute("aria-current");
    await option(page, "Type", "E-commerce").click();
    expect(search(page)).toBe("?type=Web+Development&type=E-commerce");
    await option(page, "Type", "Web Development").click();
    expect(search(page)).toBe("?type=E-commerce");
    await option(page, "Type", "E-commerce").click();
    expect(search(page)).toBe("");
    await expect(option(page, "Type", "All")).toHaveAttribute("aria-current", "true");
    await option(page, "Type", "Web Development").click();
    await option(page, "Type", "E-commerce").click();
    await option(page, "Type", "All").click();
    expect(search(page)).toBe("");
  });

  test("match any value of a facet and every facet, as parts of the text, in capitals or not", async ({
    page,
    siteOn,
  }) => {
    const site = await siteOn({
      projects: {
        rows: [
          row(1, { type: "WEB DEVELOPMENT, mostly" }),
          row(2, { type: "E-commerce", industry: "Financial Technology", complexity: "Low" }),
          row(3, { type: "Mobile Development", industry: "Fashion" }),
          row(4, { type: null, industry: null, complexity: null }),
        ],
      },
    });
    const shown = async (query: string, expected: string[]) => {
      await page.goto(`${site.url}/work${query}`);
      await expect(titles(page)).toHaveText(expected);
      await expect(count(page)).toHaveAttribute("data-filter-count", String(expected.length));
      await expect(count(page)).toHaveText(String(expected.length));
    };
    await shown("?type=Web+Development", ["Project 1"]);
    await shown("?type=Web+Development&type=E-commerce", ["Project 1", "Project 2"]);
    await shown("?industry=Technology", ["Project 1", "Project 2"]);
    await shown("?type=Web+Development&type=E-commerce&industry=Financial+Technology", ["Project 2"]);
    await shown("?complexity=High", ["Project 1", "Project 3"]);
    await shown("?type=Juggling&complexity=all&sort=size&page=7", ["Project 1", "Project 2", "Project 3", "Project 4"]);
  });

  test("sort by year, newest first, one without a year as 2000, or by title", async ({ page, siteOn }) => {
    const rows = [
      row(1, { title: "Beta", year: 2001 }),
      row(2, { title: "alpha", year: null }),
      row(3, { title: "Gamma", year: 1999 }),
      row(4, { title: "Delta", year: 2024 }),
    ];
    const site = await siteOn({ projects: { rows } });
    await gotoReady(page, `${site.url}/work`);
    await expect(titles(page)).toHaveText(["Delta", "Beta", "alpha", "Gamma"]);
    const sort = page.getByRole("group", { name: "Sort" });
    await sort.getByRole("link", { name: "Title A-Z" }).click();
    await expect(titles(page)).toHaveText(["alpha", "Beta", "Delta", "Gamma"]);
    expect(search(page)).toBe("?sort=title");
    await expect(sort.getByRole("link", { name: "Title A-Z" })).toHaveAttribute("aria-current", "true");
    await page.reload();
    await expect(titles(page)).toHaveText(["alpha", "Beta", "Delta", "Gamma"]);
    await sort.getByRole("link", { name: "Year newest first" }).click();
    await expect(titles(page)).toHaveText(["Delta", "Beta", "alpha", "Gamma"]);
    expect(await site.requests()).toContain("/rest/v1/projects?select=*&order=year.desc");
  });

  test("show chips that remove, and one link that clears all", async ({ page }) => {
    await gotoReady(page, "/work?type=Web+Development&industry=Technology&complexity=High&sort=title");
    const chips = page.getByRole("link", { name: /^Remove filter/ });
    await expect(chips).toHaveText([/Web Development/, /Technology/, /High/]);
    await chips.nth(1).press("Enter");
    await expect(chips).toHaveCount(2);
    expect(search(page)).toBe("?type=Web+Development&complexity=High&sort=title");
    await expect(page.getByText(/^Showing/)).toBeFocused();
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(chips).toHaveCount(0);
    expect(search(page)).toBe("?sort=title");
    await expect(count(page)).toHaveText("14");
  });

  test("survive reload and back, and keep the page where it is", async ({ page }) => {
    await gotoReady(page, "/work");
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

  test("ask the server nothing that the page has", async ({ page }) => {
    await gotoReady(page, "/work");
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/work")) asked.push(request.url());
    });
    await option(page, "Type", "Digital Marketing").click();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(cards(page)).toHaveCount(14);
    expect(asked.filter((address) => !address.includes("/img/"))).toEqual([]);
  });
});

test.describe("the states", () => {
  test("six skeletons at once, then the projects", async ({ page, siteOn }) => {
    const site = await siteOn({ projects: { hold: true } });
    await page.goto(`${site.url}/work?complexity=High`, { waitUntil: "commit" });
    await expect(page.locator("[data-skeleton]")).toHaveCount(6);
    await expect(option(page, "Complexity", "High")).toHaveAttribute("aria-current", "true");
    await site.store({});
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  });

  test("nothing found, and the way back to all", async ({ page }) => {
    await gotoReady(page, "/work?type=Digital+Marketing&industry=Financial+Technology&complexity=Low");
    await expect(page.getByRole("heading", { name: "No projects found" })).toBeVisible();
    await expect(count(page)).toHaveText("0");
    await page.getByRole("link", { name: "Show All Projects" }).click();
    await expect(cards(page)).toHaveCount(14);
    expect(search(page)).toBe("");
  });

  test("an empty store", async ({ page, siteOn }) => {
    const site = await siteOn({ projects: { rows: [] } });
    await page.goto(`${site.url}/work`);
    await expect(page.getByRole("heading", { name: "No projects found" })).toBeVisible();
    await expect(page.getByText("Showing 0 of 0")).toBeVisible();
  });

  test.describe("a store that fails", () => {
    test.use({ expectedConsole: /Unexpected Server Error/ });

    test("says so, keeps the filters and asks again", async ({ page, siteOn }) => {
      const site = await siteOn({ projects: { status: 500 } });
      await page.goto(`${site.url}/work?complexity=High&complexity=Low&sort=title`);
      await expect(page.getByRole("alert")).toContainText("The list did not arrive. Your filters are kept.");
      await expect(page.getByRole("main")).not.toContainText("store says no");
      await expect(option(page, "Complexity", "High")).toHaveAttribute("aria-current", "true");
      await site.store({});
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(cards(page).first()).toBeVisible();
      expect(new URL(page.url()).searchParams.getAll("complexity").sort()).toEqual(["High", "Low"]);
    });
  });
});

test.describe("a project card", () => {
  test("shows its fields on both faces, and defaults for what is missing", async ({ page, siteOn }) => {
    const site = await siteOn({
      projects: {
        rows: [
          row(1, { client: "Dockline", description: "Tickets.", year: 2022, url: "dockline.example", image: null }),
          row(2, { type: null, industry: null, complexity: null, year: null, title: "Bare" }),
        ],
      },
    });
    await gotoReady(page, `${site.url}/work`);
    const full = cards(page).nth(0);
    await expect(full).toHaveCSS("height", "500px");
    await expect(full.locator(".front")).toContainText(/Web Development2022Project 1Dockline/);
    await expect(full.locator(".front")).toContainText("Tickets.");
    await expect(full.locator(".no-picture")).toHaveText(/Project/);
    await full.getByRole("button").click();
    await expect(full.locator(".back")).toContainText(
      /Project 1ClientDocklineYear2022IndustryTechnologyComplexityHighTickets\./,
    );
    await expect(full.getByRole("link", { name: "View Full Project" })).toHaveAttribute("href", "/project/p1");
    const live = full.getByRole("link", { name: "View Live Site" });
    await expect(live).toHaveAttribute("href", "https://dockline.example");
    await expect(live).toHaveAttribute("target", "_blank");
    await expect(live).toHaveAttribute("rel", /noopener/);
    const bare = cards(page).nth(1);
    await expect(bare.locator(".front")).toContainText(/N\/ABareConfidentialNo description available\./);
    await bare.getByRole("button").click();
    await expect(bare.locator(".back")).toContainText(/ClientConfidentialYearN\/A/);
    await expect(bare.getByRole("link", { name: "View Live Site" })).toHaveCount(0);
  });

  test("never links anything but the web", async ({ page, siteOn }) => {
    const urls = ["javascript:alert(1)", "data:text/html,x", "mailto:a@b.example", "ftp://a.example", "  "];
    const site = await siteOn({ projects: { rows: urls.map((url, id) => row(id, { url })) } });
    await page.goto(`${site.url}/work`);
    await expect(cards(page)).toHaveCount(urls.length);
    await expect(page.locator("[data-flip-card] a")).toHaveText(urls.map(() => "View Full Project"));
  });

  test("clamps title and description", async ({ page, siteOn }) => {
    const long = "measure ".repeat(60);
    const site = await siteOn({
      projects: {
        rows: [row(1, { title: long, description: long, client: long }), row(2, { title: "W".repeat(200) })],
      },
    });
    await page.goto(`${site.url}/work`);
    const lines = (selector: string) =>
      cards(page)
        .first()
        .locator(selector)
        .evaluate((element) =>
          Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
        );
    expect(await lines(".front h3")).toBe(2);
    expect(await lines(".front .about")).toBe(2);
    expect(await lines(".back h3")).toBe(2);
    expect(await lines(".back .text")).toBe(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    for (const card of await cards(page).all()) {
      const [box, acts] = [await card.boundingBox(), await card.locator(".acts").boundingBox()];
      expect((acts?.y ?? 0) + (acts?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 500);
    }
  });

  test("turns on each click, and its links do not turn it", async ({ page }) => {
    await gotoReady(page, "/work");
    const card = cards(page).first();
    await expect(card).toHaveAttribute("data-flipped", "false");
    await card.click();
    await expect(card).toHaveAttribute("data-flipped", "true");
    await expect(card.locator(".front")).toHaveAttribute("inert");
    await card.click({ position: { x: 30, y: 30 } });
    await expect(card).toHaveAttribute("data-flipped", "false");
    await expect(card.locator(".back")).toHaveAttribute("inert");
    await card.click();
    const popup = page.waitForEvent("popup");
    await card.getByRole("link", { name: "View Live Site" }).click();
    await (await popup).close();
    await expect(card).toHaveAttribute("data-flipped", "true");
  });

  test("works with the keyboard: focus goes to the back and returns, Escape turns it, the hidden face is out of reach", async ({
    page,
  }) => {
    await gotoReady(page, "/work");
    const card = cards(page).first();
    const front = card.getByRole("button", { name: /^Flip card: / });
    await expect(card.getByRole("button")).toHaveCount(1);
    await expect(front).toHaveAttribute("aria-expanded", "false");
    await front.focus();
    await page.keyboard.press("Tab");
    await expect(cards(page).nth(1).getByRole("button")).toBeFocused();
    await front.press("Enter");
    const full = card.getByRole("link", { name: "View Full Project" });
    await expect(full).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(card.locator(":focus")).toHaveCount(0);
    await full.focus();
    await page.keyboard.press("Escape");
    await expect(card).toHaveAttribute("data-flipped", "false");
    await expect(front).toBeFocused();
    await page.keyboard.press("Space");
    await expect(full).toBeFocused();
    await card.getByRole("button", { name: /^Flip back/ }).press("Enter");
    await expect(front).toBeFocused();
  });

  test("does not rotate with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await gotoReady(page, "/work");
    await expect(cards(page).first().locator(".inner")).toHaveCSS("transition-property", "none");
  });
});

test.describe("with 2,000 projects", () => {
  const types = ["Web Development", "Mobile Development", "Digital Marketing", "E-commerce"];
  const rows = Array.from({ length: 2000 }, (_, id) =>
    row(id, { type: types[id % 4], year: 2024 - (id % 20), description: "A sentence about it. ".repeat(12) }),
  );

  test("the page comes in batches, and a filter answers within 100 ms", async ({ page, siteOn }) => {
    test.setTimeout(120_000);
    const site = await siteOn({ projects: { rows } });
    await gotoReady(page, `${site.url}/work`);
    await expect(page.getByText("Showing 2000 of 2000")).toBeVisible();
    await expect(cards(page)).toHaveCount(15);
    expect((await page.content()).length).toBeLessThan(400_000);
    await page.waitForLoadState("networkidle");
    const times: number[] = [];
    for (const name of ["Web Development", "E-commerce", "All", "Digital Marketing", "Mobile Development"]) {
      const link = option(page, "Type", name);
      times.push(await link.evaluate(timeToAnswer));
    }
    // The fastest of five: the others also measure what else the machine does.
    expect(Math.min(...times)).toBeLessThan(100);
    await expect(count(page)).toHaveText("1000");
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(cards(page)).toHaveCount(30);
    await expect(page).toHaveURL(/show=30/);
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
      await expect(count(page)).toHaveText("500");
      await expect(cards(page)).toHaveCount(15);
    });
  });

  function timeToAnswer(link: Element): Promise<number> {
    const shown = document.querySelector("[data-filter-count]")?.closest("p") ?? document.body;
    return new Promise((resolve) => {
      const start = performance.now();
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve(performance.now() - start);
      }).observe(shown, { subtree: true, childList: true, characterData: true, attributes: true });
      (link as HTMLElement).click();
    });
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("each facet is a row that states the choice and opens", async ({ page }) => {
    await gotoReady(page, "/work?type=Web+Development&type=E-commerce");
    const rows = page.locator(".filter-rows details");
    await expect(rows.locator("summary")).toHaveText([
      "TypeWeb Development, E-commerce",
      "IndustryAll",
      "ComplexityAll",
    ]);
    await expect(page.locator(".filter-table")).toBeHidden();
    await rows.nth(2).locator("summary").click();
    await rows.nth(2).getByRole("link", { name: "High" }).click();
    await expect(rows.nth(2).locator("summary")).toHaveText("ComplexityHigh");
    expect(search(page)).toBe("?type=Web+Development&type=E-commerce&complexity=High");
    for (const link of await rows.nth(2).getByRole("link").all()) {
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
