import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const projectPath = "/project/harvest-table-market";
const factValue = (page: Page, label: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

const resultItems = (page: Page) => page.locator("#results").getByRole("listitem");
const caseStudyLink = (page: Page) => page.getByRole("link", { name: "View Case Study" });

const bareProject = { id: "bare", title: "Bare" };

test("a project shows all its fields, at both its addresses", async ({ page }) => {
  await page.goto(projectPath);
  await expect(page).toHaveTitle("A market that opens on Thursdays — Furlong");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Back to Work" })).toHaveAttribute("href", "/work");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A market that opens on Thursdays");
  for (const text of ["Mobile Development", "2024"])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(main.getByText("Ordering for forty farms and one short delivery window.").first()).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Overview", "Results", "Gallery"]);
  await expect(main).toContainText("Harvest Table sells what was picked that morning");
  await expect(main).toContainText("Nobody types an order twice.");
  await expect(factValue(page, "Client")).toHaveText("Harvest Table");
  await expect(factValue(page, "Date")).toHaveText("2024");
  await expect(factValue(page, "Industry")).toHaveText("Food & Beverage");
  await expect(factValue(page, "Complexity")).toHaveText("Medium");
  await expect(factValue(page, "Technologies")).toHaveText("React Native, TypeScript, Postgres, Stripe, Mapbox");

  // The first word of a result is its figure, the rest its label.
  await expect(resultItems(page).locator(".figure")).toHaveText(["212%", "40", "9 min"]);
  await expect(resultItems(page).getByRole("paragraph")).toHaveText([
    "more orders in the first season",
    "growers posting from a phone",
    "from van door to kitchen door",
  ]);
  await expect(page.locator("#results")).toContainText("Then we check.");
  await expect(caseStudyLink(page)).toHaveAttribute("href", "/client/harvest-table");

  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", /\/project\/harvest-table-market$/);
  const response = await page.goto("/work/harvest-table-market");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A market that opens on Thursdays");
  await expect(canonical).toHaveAttribute("href", /\/project\/harvest-table-market$/);
});

test("View Case Study leads to the project's study, else to its results, else to the clients", async ({ page }) => {
  for (const [project, study] of [
    ["the-five-past-five", "accessibility-first-design"],
    ["coat-with-its-route", "conversion-rate-optimization"],
  ]) {
    await page.goto(`/project/${project}`);
    await caseStudyLink(page).click();
    await expect(page).toHaveURL(`/case-study/${study}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/project/porter-night-dispatcher");
  await caseStudyLink(page).click();
  await expect(page).toHaveURL("/project/porter-night-dispatcher#results");
  await expect(page.locator("#results")).toBeInViewport();
  await page.goto("/project/app-under-wraps");
  await expect(caseStudyLink(page)).toHaveAttribute("href", "/clients");
  await expect(page.locator("#results").getByRole("heading")).toHaveText("Results");
});

test("with a slow store the page is shown at once; odd projects have defaults, link only the web, and do not overflow", async ({
  page,
  siteOn,
}) => {
  const site = await siteOn({ projects: { stall: true } });
  await test.step("the page is shown at once, then the project, or that there is none", async () => {
    await page.goto(`${site.url}${projectPath}`, { waitUntil: "commit" });
    await expect(page.getByRole("main")).toContainText("Loading...");
    await site.store({});
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A market that opens on Thursdays");
    await expect(page).toHaveTitle("A market that opens on Thursdays — Furlong");
    expect(await site.requests()).toContain("/rest/v1/projects?select=*&id=eq.harvest-table-market");

    await site.store({ projects: { stall: true } });
    await page.goto(`${site.url}/project/relay-onboarding`, { waitUntil: "commit" });
    await expect(page.getByRole("main")).toContainText("Loading...");
    await site.store({ projects: { rows: [] } });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project Not Found");
    await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", "noindex");
  });

  const word = "Donaudampfschifffahrtsgesellschaft".repeat(3);
  const description = "שוק שנפתח בימי חמישי.";
  const others = [null, "", "javascript:alert(1)", "data:text/html,hi", "ftp://bare.example"];
  const long = {
    id: "long",
    title: `${word} ${"and so on ".repeat(10)}`,
    description: word,
    long_description: `${word}\n\n${"A sentence. ".repeat(200)}`,
    client: word,
    technologies: Array.from({ length: 40 }, (_, index) => `Technology ${index}`),
    results: [`${word} of it`, "Recommendations came", "1", "2 more"],
  };
  await site.store({
    projects: {
      rows: [
        bareProject,
        { ...bareProject, id: "live", url: "www.bare.example/a" },
        { ...bareProject, id: "rtl", description },
        long,
        ...others.map((url, index) => ({ ...bareProject, id: `other-${index}`, url })),
      ],
    },
  });

  await test.step("a project with nothing but a title shows the defaults", async () => {
    await page.goto(`${site.url}/project/bare`);
    await expect(page.getByRole("main").getByText("N/A", { exact: true }).first()).toBeVisible();
    await expect(factValue(page, "Client")).toHaveText("Confidential");
    await expect(factValue(page, "Date")).toHaveText("N/A");
    await expect(page.getByText("No description available.")).toHaveCount(2);
    await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Gallery" })).toBeVisible();
    await expect(page.getByText("Not published.")).toHaveCount(3);
  });

  await test.step("View Live Site opens in a new tab, with https if the address has no scheme", async () => {
    await page.goto(`${site.url}/project/live`);
    const live = page.getByRole("link", { name: "View Live Site (opens in a new tab)" });
    await expect(live).toHaveAttribute("href", "https://www.bare.example/a");
    await expect(live).toHaveAttribute("target", "_blank");
    await expect(live).toHaveAttribute("rel", /noopener/);
    for (const [index, url] of others.entries()) {
      const html = await (await fetch(`${site.url}/project/other-${index}`)).text();
      expect(html, String(url)).toContain("View Case Study");
      expect(html, String(url)).not.toContain("View Live Site");
    }
  });

  await test.step("a right-to-left text begins at the right, and its full stop is at the left", async () => {
    await page.goto(`${site.url}/project/rtl`);
    const text = page.getByRole("main").getByText(description).first();
    const places = await text.evaluate((paragraph) => {
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

  await test.step("the longest content stays inside the page", async () => {
    await page.goto(`${site.url}/project/long`);
    await expect(resultItems(page)).toHaveCount(4);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${width} px`).toBeLessThanOrEqual(0);
      const spills = await resultItems(page).evaluateAll((items) =>
        items.filter((item) => item.scrollWidth > item.clientWidth + 1).map((item) => item.textContent),
      );
      expect(spills, `${width} px`).toEqual([]);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the project is shown, and a picture links to its file", async ({ page }) => {
    await page.goto(projectPath);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(resultItems(page).first()).toBeVisible();
    const thumb = page.getByRole("link", { name: "Enlarge picture 1" });
    const file = await thumb.getAttribute("href");
    const response = await page.request.get(file ?? "");
    expect(response.headers()["content-type"]).toMatch(/^image\//);
  });
});
