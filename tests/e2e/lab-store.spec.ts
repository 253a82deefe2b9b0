import { expect, test } from "../support/test.ts";

const texts = {
  loading: ["Loading experiments...", "Loading studies...", "Loading contributions..."],
  empty: [
    "No experiments found. This section is waiting for new data!",
    "This section is under construction. Check back soon for our latest studies!",
    "Our contributions are being cataloged. Come back soon!",
  ],
};

test.describe("with a slow store", () => {
  test("shows the shell and the loading texts at once, then the lists, and no figure moves", async ({
    page,
    siteOn,
  }) => {
    const hold = { hold: true };
    const site = await siteOn({ experiments: hold, lab_studies: hold, contributions: hold });
    await page.goto(`${site.url}/lab`, { waitUntil: "commit" });
    for (const text of texts.loading) await expect(page.getByText(text)).toBeVisible();
    const stats = page.locator(".lab-stats > li");
    await expect(stats.getByText("Loading...", { exact: true })).toHaveCount(3);
    await expect(stats.last()).toHaveText("50k+ Community Downloads");
    await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();
    const places = () => stats.evaluateAll((all) => all.map((stat) => JSON.stringify(stat.getBoundingClientRect())));
    const before = await places();
    await site.store({});
    await expect(stats.first()).toHaveText("6+ Experiments");
    await expect(page.locator(".contributions > li")).toHaveCount(4);
    for (const text of texts.loading) await expect(page.getByText(text)).toHaveCount(0);
    await expect(page.getByText("Loading...", { exact: true })).toHaveCount(0);
    expect(await places()).toEqual(before);
  });

  test("each section waits by itself", async ({ page, siteOn }) => {
    const site = await siteOn({ lab_studies: { hold: true } });
    await page.goto(`${site.url}/lab`, { waitUntil: "commit" });
    await expect(page.locator(".experiments > li")).toHaveCount(6);
    await expect(page.locator(".contributions > li")).toHaveCount(4);
    await expect(page.getByText("Loading studies...")).toBeVisible();
    await expect(page.getByText("Loading...", { exact: true })).toHaveCount(1);
  });
});

test("an empty store shows the three empty texts and counts nothing", async ({ page, siteOn }) => {
  const nothing = { rows: [] };
  const site = await siteOn({ experiments: nothing, lab_studies: nothing, contributions: nothing });
  await page.goto(`${site.url}/lab`);
  for (const text of texts.empty) await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator(".lab-stats > li")).toHaveText([/^0\+/, /^0 /, /^0 /, /^50k\+/]);
});

test.describe("with a failing store", () => {
  test.use({ expectedConsole: /Unexpected Server Error/ });

  test("each list fails alone and comes back with the retry", async ({ page, siteOn }) => {
    const lists = {
      experiments: page.locator(".experiments > li"),
      lab_studies: page.locator(".studies > li"),
      contributions: page.locator(".contributions > li"),
    };
    const site = await siteOn({ experiments: { status: 500 } });
    await page.goto(`${site.url}/lab`);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(page.getByRole("alert")).toContainText("The list could not be loaded.");
    await expect(page.getByText("store says no")).toHaveCount(0);
    await expect(lists.experiments).toHaveCount(0);
    await expect(lists.lab_studies).toHaveCount(6);
    await expect(lists.contributions).toHaveCount(4);
    const missing = page.locator(".lab-stats > li", { hasText: "Not loaded" });
    await expect(missing).toHaveCount(1);
    await site.store({});
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(lists.experiments).toHaveCount(6);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(missing).toHaveCount(0);
  });

  test("all lists fail, and one retry brings them all", async ({ page, siteOn }) => {
    const failing = { status: 500 };
    const site = await siteOn({ experiments: failing, lab_studies: failing, contributions: failing });
    await page.goto(`${site.url}/lab`);
    await expect(page.getByRole("alert")).toHaveCount(3);
    await site.store({});
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(page.locator(".studies > li")).toHaveCount(6);
    await expect(page.locator(".contributions > li")).toHaveCount(4);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("awkward records break nothing", async ({ page, siteOn }) => {
  const word = "Immeasurable".repeat(16);
  const bare = { id: "bare", slug: "bare", title: "A", created_at: "2024-01-01T00:00:00Z" };
  const full = { ...bare, id: "full", slug: "a/b c?d", title: word, category: word, description: word };
  const site = await siteOn({
    experiments: { rows: [bare, { ...full, status: word, tech: Array(40).fill("D3") }] },
    lab_studies: { rows: [bare, { ...full, read_time: word }] },
    contributions: { rows: [bare, { ...full, stats: { downloads: 123456789012 } }] },
  });
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/lab`);
    await expect(page.locator(".contributions > li")).toHaveCount(2);
    await expect(page.locator(".contributions > li").first()).toContainText(" 0 downloads");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.locator(".experiments").getByRole("link").last().click();
  await expect(page).toHaveURL(`${site.url}/experiment/a%2Fb%20c%3Fd`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word);
});
