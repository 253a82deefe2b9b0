import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const sectionTitled = (page: Page, heading: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

const serviceCards = [
  ["Web Development", "Modern, scalable web applications.", "/services/web-development"],
  ["Mobile Apps", "Native and cross-platform solutions.", "/services/mobile-apps"],
  ["AI Automation", "Intelligent automation solutions.", "/services/ai-automation"],
  ["Digital Strategy", "Data-driven marketing campaigns.", "/services/digital-strategy"],
] as const;

test("the sections are in the order of the design, each with its links", async ({ page }) => {
  await page.goto("/");
  await test.step("their order", async () => {
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "What We Create",
      "Featured Work",
      "Trusted by Innovators",
      "What Clients Say",
      /Ready to Create\?/,
      "From the Lab",
    ]);
  });

  await test.step("What We Create has four cards that link to their pages", async () => {
    const links = sectionTitled(page, "What We Create").getByRole("link");
    await expect(links).toHaveCount(4);
    for (const [index, [title, text, address]] of serviceCards.entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(`${title} ${text}`);
      await expect(links.nth(index)).toHaveAttribute("href", address);
    }
  });

  await test.step("Featured Work has the three latest projects and links to all of them", async () => {
    const work = sectionTitled(page, "Featured Work");
    await expect(work.getByRole("heading", { level: 3 })).toHaveText([
      "A market that opens on Thursdays",
      "Relay, onboarding by numbers",
      "Porter, the night dispatcher",
    ]);
    await expect(work.getByRole("link", { name: "View All Projects" })).toHaveAttribute("href", "/work");
  });

  await test.step("Trusted by Innovators names four clients and links to all", async () => {
    const trusted = sectionTitled(page, "Trusted by Innovators");
    await expect(trusted.getByRole("heading", { level: 3 })).toHaveText([
      "TechStart",
      "Harvest Table",
      "FinanceFlow",
      "EcoThread",
    ]);
    await expect(trusted.getByRole("link", { name: "Harvest Table" })).toHaveAttribute("href", "/client/harvest-table");
    await expect(trusted.getByRole("link", { name: "View All Clients" })).toHaveAttribute("href", "/clients");
  });

  await test.step("What Clients Say has three quotes in three columns", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const quotes = sectionTitled(page, "What Clients Say").getByRole("figure");
    await expect(quotes).toHaveCount(3);
    const tops = await quotes.evaluateAll((all) => all.map((quote) => quote.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  await test.step("Ready to Create? has the contact form", async () => {
    const form = sectionTitled(page, "Ready to Create?").getByRole("form");
    await expect(form.getByLabel("Name")).toHaveAttribute("required", "");
    await expect(form.getByLabel("Email")).toHaveAttribute("type", "email");
    for (const name of ["name", "email", "company", "project", "budget", "message"]) {
      await expect(form.locator(`[name=${name}]`)).toBeVisible();
    }
  });

  await test.step("From the Lab has the two newest studies", async () => {
    const links = sectionTitled(page, "From the Lab").getByRole("link");
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", /^\/blog\/[a-z-]+$/);
  });

  await test.step("cards appear once, one after the other, when a tenth of them is visible", async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const cards = sectionTitled(page, "What We Create").getByRole("listitem");
    const states = () => cards.evaluateAll((all) => all.map((card) => card.dataset.reveal));
    // Nothing is hidden before the first input, so that an automatic screenshot shows the whole page.
    expect(await states()).toEqual([undefined, undefined, undefined, undefined]);
    await page.mouse.move(9, 9);
    await expect.poll(states).toEqual(["waiting", "waiting", "waiting", "waiting"]);
    await expect(cards.nth(0)).toHaveCSS("opacity", "0");
    const top = await cards.nth(0).evaluate((card) => card.getBoundingClientRect().top + window.scrollY);
    const height = await cards.nth(0).evaluate((card) => card.getBoundingClientRect().height);
    const scrollTo = (y: number) => page.evaluate((y) => window.scrollTo(0, y), y);
    await scrollTo(top - 500 + height * 0.05);
    await expect.poll(states).toEqual(["waiting", "waiting", "waiting", "waiting"]);
    await scrollTo(top - 500 + height * 0.2);
    await expect.poll(states).toEqual(["shown", "waiting", "waiting", "waiting"]);
    await scrollTo(top);
    await expect.poll(states).toEqual(["shown", "shown", "shown", "shown"]);
    const delays = ["0.1s", "0.25s", "0.4s", "0.55s"];
    for (const [index, delay] of delays.entries()) await expect(cards.nth(index)).toHaveCSS("transition-delay", delay);
    await expect(cards.nth(3)).toHaveCSS("opacity", "1");
    await scrollTo(0);
    await expect.poll(states).toEqual(["shown", "shown", "shown", "shown"]);
  });
});

test("lists of projects and studies show an error, a loading state and defaults, and can be retried", async ({
  page,
  context,
  siteOn,
}) => {
  const site = await siteOn({ projects: { status: 500 }, lab_studies: { status: 503 } });
  const failed = await context.newPage();
  await failed.goto(site.url);
  await expect(sectionTitled(failed, "Featured Work").getByRole("alert")).toContainText(
    "The list could not be loaded.",
  );
  await expect(sectionTitled(failed, "From the Lab").getByRole("alert")).toBeVisible();
  await expect(failed.getByText("store says no")).toHaveCount(0);

  const earlier = (await site.requests()).length;
  await site.store({ projects: { stall: true }, lab_studies: { stall: true } });
  await page.goto(site.url, { waitUntil: "commit" });
  const [work, lab] = [sectionTitled(page, "Featured Work"), sectionTitled(page, "From the Lab")];
  await expect(work.locator("[data-skeleton]")).toHaveCount(3);
  await expect(lab).toContainText("Loading studies...");
  await expect(page.getByRole("heading", { name: "What Clients Say" })).toBeVisible();
  await site.store({ lab_studies: { rows: [{ id: 1, slug: "bare", title: "Bare" }] } });
  await expect(work.locator("[data-flip-card]")).toHaveCount(3);
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  await expect(lab.getByRole("link")).toHaveAccessibleName("Bare 5 min read");
  const content = (await site.requests())
    .slice(earlier)
    .filter((request) => /(projects|team|lab_studies)\?select=\*&order=(?!id)/.test(request));
  expect(content.sort()).toEqual([
    "/rest/v1/lab_studies?select=*&order=published_at.desc&limit=2",
    "/rest/v1/projects?select=*&order=created_at.desc&limit=3",
  ]);

  await waitForHydration(failed);
  await sectionTitled(failed, "Featured Work").getByRole("button", { name: "Try again" }).click();
  await expect(sectionTitled(failed, "Featured Work").locator("[data-flip-card]")).toHaveCount(3);
  await expect(sectionTitled(failed, "From the Lab").getByRole("link")).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every section is visible, and projects can be reached", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("VISION", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause motion" })).toBeHidden();
    const services = sectionTitled(page, "What We Create").getByRole("listitem");
    await expect(services).toHaveCount(4);
    for (const service of await services.all()) await expect(service).toHaveCSS("opacity", "1");
    const card = page.locator("[data-flip-card]").first();
    await expect(card).toHaveCSS("height", "500px");
    await expect(card.getByText("Ordering for forty farms").first()).toBeVisible();
    await expect(card.getByRole("button")).toHaveCount(0);
    await card.getByRole("link", { name: "View Full Project" }).click();
    await expect(page).toHaveURL("/project/harvest-table-market");
  });
});
