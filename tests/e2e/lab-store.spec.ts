import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const loadingTexts = ["Loading experiments...", "Loading studies...", "Loading contributions..."];
const listItems = (page: Page, name: string) =>
  page
    .locator("section", { has: page.getByRole("heading", { level: 2, name, exact: true }) })
    .getByRole("listitem")
    .filter({ hasNot: page.locator("a[href^='/case-study/']") });
const labLists = (page: Page) => ({
  experiments: listItems(page, "Experiments"),
  studies: listItems(page, "Studies"),
  contributions: listItems(page, "Contributions"),
});

test("each list loads by itself and moves no figure, and one retry reloads all that failed", async ({
  page,
  context,
  siteOn,
}) => {
  const failing = { status: 500 };
  const stalled = { stall: true };
  const lost = { experiments: failing, lab_studies: failing, contributions: failing };
  const site = await siteOn({ ...lost, facts: stalled });
  const failed = await context.newPage();
  // The lists fail while the page still waits for the facts.
  const opened = failed.goto(`${site.url}/lab`);
  for (const table of Object.keys(lost))
    await expect.poll(site.requests).toContainEqual(expect.stringContaining(`/${table}?select=*`));
  await site.store(lost);
  await opened;
  await expect(failed.getByRole("alert")).toHaveCount(3);

  await site.store({ experiments: stalled, lab_studies: stalled, contributions: stalled });
  await page.goto(`${site.url}/lab`, { waitUntil: "commit" });
  for (const text of loadingTexts) await expect(page.getByText(text)).toBeVisible();
  const stats = page.getByRole("main").getByRole("list").first().getByRole("listitem");
  await expect(stats.getByText("Loading...", { exact: true })).toHaveCount(3);
  await expect(stats.last()).toHaveText("50k+ Community Downloads");
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();
  const places = () => stats.evaluateAll((all) => all.map((stat) => JSON.stringify(stat.getBoundingClientRect())));
  const before = await places();

  await site.store({ lab_studies: stalled });
  await expect(labLists(page).experiments).toHaveCount(6);
  await expect(labLists(page).contributions).toHaveCount(4);
  await expect(page.getByText("Loading studies...")).toBeVisible();
  await expect(page.getByText("Loading...", { exact: true })).toHaveCount(1);

  await site.store({});
  await expect(labLists(page).studies).toHaveCount(6);
  await expect(stats.first()).toHaveText("6+ Experiments");
  for (const text of loadingTexts) await expect(page.getByText(text)).toHaveCount(0);
  await expect(page.getByText("Loading...", { exact: true })).toHaveCount(0);
  expect(await places()).toEqual(before);

  await waitForHydration(failed);
  await failed.getByRole("button", { name: "Try again" }).first().click();
  await expect(labLists(failed).studies).toHaveCount(6);
  await expect(labLists(failed).contributions).toHaveCount(4);
  await expect(failed.getByRole("alert")).toHaveCount(0);
});

test.describe("awkward records", () => {
  test.use({ expectedConsole: /Unexpected Server Error/ });

  test("are shown without overflow, and a single failed list comes back with a retry", async ({ page, siteOn }) => {
    const word = "Immeasurable".repeat(16);
    const bare = { id: "bare", slug: "bare", title: "A", created_at: "2024-01-01T00:00:00Z" };
    const full = { ...bare, id: "full", slug: "a/b c?d", title: word, category: word, description: word };
    const others = {
      lab_studies: { rows: [bare, { ...full, read_time: word }] },
      contributions: { rows: [bare, { ...full, stats: { downloads: 123456789012 } }] },
    };
    const site = await siteOn({ ...others, experiments: { status: 500 } });
    await page.goto(`${site.url}/lab`);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(page.getByRole("alert")).toContainText("The list could not be loaded.");
    await expect(page.getByText("store says no")).toHaveCount(0);
    await expect(labLists(page).experiments).toHaveCount(0);
    await expect(labLists(page).studies).toHaveCount(2);
    await expect(labLists(page).contributions).toHaveCount(2);
    const missing = page.getByRole("listitem").filter({ hasText: "Not loaded" });
    await expect(missing).toHaveCount(1);
    await site.store({
      ...others,
      experiments: { rows: [bare, { ...full, status: word, tech: Array(40).fill("D3") }] },
    });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(labLists(page).experiments).toHaveCount(2);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(missing).toHaveCount(0);

    await expect(labLists(page).contributions.first()).toContainText(" 0 downloads");
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await labLists(page).experiments.getByRole("link").last().click();
    await expect(page).toHaveURL(`${site.url}/experiment/a%2Fb%20c%3Fd`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(word);
  });
});
