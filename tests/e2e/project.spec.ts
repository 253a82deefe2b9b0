import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const address = "/project/harvest-table-market";
const fact = (page: Page, label: string) =>
  page
    .locator(".spec > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

const bare = { id: "bare", title: "Bare" };

test("a project shows everything it has", async ({ page }) => {
  await page.goto(address);
  await expect(page).toHaveTitle("A market that opens on Thursdays — Furlong");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Back to Work" })).toHaveAttribute("href", "/work");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A market that opens on Thursdays");
  await expect(main.locator(".kind")).toHaveText("Mobile Development2024");
  await expect(main.locator(".lead").first()).toHaveText("Ordering for forty farms and one short delivery window.");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Overview", "Results", "Gallery"]);
  await expect(main).toContainText("Harvest Table sells what was picked that morning");
  await expect(main).toContainText("Nobody types an order twice.");
  await expect(fact(page, "Client")).toHaveText("Harvest Table");
  await expect(fact(page, "Date")).toHaveText("2024");
  await expect(fact(page, "Industry")).toHaveText("Food & Beverage");
  await expect(fact(page, "Complexity")).toHaveText("Medium");
  await expect(fact(page, "Technologies")).toHaveText("React Native, TypeScript, Postgres, Stripe, Mapbox");
});

test("the first word of a result is its figure, the rest its label", async ({ page }) => {
  await page.goto(address);
  const results = page.locator("#results li");
  await expect(results.locator(".figure")).toHaveText(["212%", "40", "9 min"]);
  await expect(results.locator("p")).toHaveText([
    "more orders in the first season",
    "growers posting from a phone",
    "from van door to kitchen door",
  ]);
});

test("the same project is at /work/{id}, and says where it belongs", async ({ page }) => {
  for (const path of [address, "/work/harvest-table-market"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A market that opens on Thursdays");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/project\/harvest-table-market$/);
  }
});

test.describe("View Live Site", () => {
  test("opens in a new tab, with https where the address has no scheme, and is not there for any other", async ({
    page,
    siteOn,
  }) => {
    const others = [null, "", "javascript:alert(1)", "data:text/html,hi", "ftp://bare.example"];
    const site = await siteOn({
      projects: {
        rows: [
          { ...bare, url: "www.bare.example/a" },
          ...others.map((url, index) => ({ ...bare, id: `other-${index}`, url })),
        ],
      },
    });
    await page.goto(`${site.url}/project/bare`);
    const live = page.getByRole("link", { name: "View Live Site (opens in a new tab)" });
    await expect(live).toHaveAttribute("href", "https://www.bare.example/a");
    await expect(live).toHaveAttribute("target", "_blank");
    await expect(live).toHaveAttribute("rel", /noopener/);
    for (const [index, url] of others.entries()) {
      await page.goto(`${site.url}/project/other-${index}`);
      await expect(page.getByRole("link", { name: "View Case Study" })).toBeVisible();
      await expect(page.getByRole("link", { name: "View Live Site" }), String(url)).toHaveCount(0);
    }
  });
});

test.describe("View Case Study", () => {
  test("leads to the client's page where it is one of the four", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("link", { name: "View Case Study" })).toHaveAttribute("href", "/client/harvest-table");
  });

  test("leads to the results for any other", async ({ page }) => {
    await page.goto("/project/porter-night-dispatcher");
    await page.getByRole("link", { name: "View Case Study" }).click();
    await expect(page).toHaveURL("/project/porter-night-dispatcher#results");
    await expect(page.locator("#results")).toBeInViewport();
  });

  test("leads to the case study about the project where there is one", async ({ page }) => {
    for (const [project, caseStudy] of [
      ["the-five-past-five", "accessibility-first-design"],
      ["coat-with-its-route", "conversion-rate-optimization"],
    ]) {
      await page.goto(`/project/${project}`);
      await page.getByRole("link", { name: "View Case Study" }).click();
      await expect(page).toHaveURL(`/case-study/${caseStudy}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test("promises no results where none are published", async ({ page }) => {
    await page.goto("/project/app-under-wraps");
    await expect(page.getByRole("link", { name: "View Case Study" })).toHaveAttribute("href", "/clients");
    await expect(page.locator("#results .head")).toHaveText("Results");
    await page.goto(address);
    await expect(page.locator("#results .head")).toContainText("Then we check.");
  });
});

test("a project with nothing but a title shows the defaults", async ({ page, siteOn }) => {
  const site = await siteOn({ projects: { rows: [bare] } });
  await page.goto(`${site.url}/project/bare`);
  await expect(page.locator(".kind")).toHaveText("N/A");
  await expect(fact(page, "Client")).toHaveText("Confidential");
  await expect(fact(page, "Date")).toHaveText("N/A");
  await expect(page.getByText("No description available.")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Gallery" })).toBeVisible();
  await expect(page.getByText("Not published.")).toHaveCount(3);
});

test("a text that runs from right to left begins at the right, and its full stop stands at the left", async ({
  page,
  siteOn,
}) => {
  const description = "שוק שנפתח בימי חמישי.";
  const { url } = await siteOn({ projects: { rows: [{ ...bare, description }] } });
  await page.goto(`${url}/project/bare`);
  const places = await page
    .locator("main p", { hasText: description })
    .first()
    .evaluate((paragraph) => {
      const text = paragraph.firstChild as Text;
      const boxOf = (index: number) => {
        const letter = document.createRange();
        letter.setStart(text, index);
        letter.setEnd(text, index + 1);
        return letter.getBoundingClientRect();
      };
      const box = paragraph.getBoundingClientRect();
      return { first: box.right - boxOf(0).right, stop: boxOf(text.length - 1).left - boxOf(text.length - 2).left };
    });
  expect(Math.abs(places.first)).toBeLessThan(2);
  expect(places.stop).toBeLessThan(0);
});

test("the longest content stays inside the page", async ({ page, siteOn }) => {
  const word = "Donaudampfschifffahrtsgesellschaft".repeat(3);
  const rows = [
    {
      ...bare,
      title: `${word} ${"and so on ".repeat(10)}`,
      description: word,
      long_description: `${word}\n\n${"A sentence. ".repeat(200)}`,
      client: word,
      technologies: Array.from({ length: 40 }, (_, index) => `Technology ${index}`),
      results: [`${word} of it`, "Recommendations came", "1", "2 more"],
    },
  ];
  const site = await siteOn({ projects: { rows } });
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}/project/bare`);
    await expect(page.locator("#results .figure")).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const spills = await page
      .locator("#results li")
      .evaluateAll((items) =>
        items.filter((item) => item.scrollWidth > item.clientWidth + 1).map((item) => item.textContent),
      );
    expect(spills).toEqual([]);
  }
});

test.describe("a project that does not exist", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("answers 404, leads back and stays out of search engines", async ({ page }) => {
    for (const path of ["/project/no-such-project", "/work/no-such-project"]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle("Project Not Found — Furlong");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project Not Found");
      await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", "noindex");
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
      const back = page.getByRole("main").getByRole("link", { name: "Back to Work" });
      await expect(back).toHaveAttribute("href", "/work");
      await expect(back).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe("a slow store", () => {
  test("shows the page at once, then the project", async ({ page, siteOn }) => {
    const site = await siteOn({ projects: { hold: true } });
    await page.goto(`${site.url}${address}`, { waitUntil: "commit" });
    await expect(page.getByRole("main")).toContainText("Loading...");
    await site.store({});
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A market that opens on Thursdays");
    await expect(page).toHaveTitle("A market that opens on Thursdays — Furlong");
    expect(await site.requests()).toContain("/rest/v1/projects?select=*&id=eq.harvest-table-market");
  });

  test("that misses it shows the same not-found view", async ({ page, siteOn }) => {
    const site = await siteOn({ projects: { hold: true } });
    await page.goto(`${site.url}${address}`, { waitUntil: "commit" });
    await expect(page.getByRole("main")).toContainText("Loading...");
    await site.store({ projects: { rows: [] } });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project Not Found");
    await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", "noindex");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all of it is there, and a picture leads to its file", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("#results .figure").first()).toBeVisible();
    const thumb = page.locator(".gallery a").first();
    const file = await thumb.getAttribute("href");
    const response = await page.request.get(file ?? "");
    expect(response.headers()["content-type"]).toMatch(/^image\//);
  });
});
