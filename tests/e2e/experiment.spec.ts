import { expect, test } from "../support/test.ts";

const experimentPath = "/experiment/terrain-for-a-shopping-cart";
const statusColours = {
  Completed: "rgb(53, 199, 122)",
  "In Progress": "rgb(106, 169, 255)",
  Beta: "rgb(255, 207, 46)",
  Published: "rgb(185, 162, 255)",
  Paused: "rgb(201, 205, 199)",
  constructor: "rgb(201, 205, 199)",
};

test("shows category, status, title, timeline, description, tech, image and the newsletter box", async ({ page }) => {
  await page.goto(experimentPath);
  await expect(page).toHaveTitle("Terrain for a shopping cart — Furlong");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terrain for a shopping cart");
  await expect(main.getByText("Data", { exact: true })).toBeVisible();
  await expect(main.locator("[data-status='In Progress']")).toHaveText("In Progress");
  await expect(main.getByText("12 weeks, week 7", { exact: true })).toBeVisible();
  await expect(main).toContainText("so the cliff is visible. A funnel shows how many people left");
  await expect(main.getByRole("listitem")).toHaveText(["D3", "Postgres", "Marching squares"]);
  await expect(main.locator(".article-cover img")).toHaveAttribute("src", /levels/);
  await expect(main.getByLabel("Email")).toHaveAttribute("required", "");
  await expect(main.getByRole("button", { name: "Subscribe" })).toBeVisible();
  await expect(main.getByText("Lab Team")).toHaveCount(0);
  await test.step("the timeline is a bar to scale if its text names a duration", async () => {
    const elapsedFraction = () =>
      page.locator(".timeline").evaluate((bar) => (bar.firstElementChild?.clientWidth ?? 0) / bar.clientWidth);
    expect(await elapsedFraction()).toBeCloseTo(7 / 12, 2);
    await page.goto("/experiment/elastic-headlines");
    expect(await elapsedFraction()).toBeCloseTo(1, 2);
    await page.goto("/experiment/links-to-scale");
    await expect(page.locator(".timeline > i")).toHaveCSS("background-color", "rgb(53, 199, 122)");
  });
  await main.getByRole("link", { name: "Back to Lab" }).click();
  await expect(page).toHaveURL("/lab");
});

const longWord = "Immeasurable".repeat(16);
const statusRecords = Object.keys(statusColours).map((status, index) => ({
  id: `${index}`,
  slug: `s${index}`,
  title: status,
  status,
}));
const oddRecords = [
  { id: "a", slug: "bare", title: "A" },
  { id: "e", slug: "winter", title: "E", timeline: "Winter, if it snows" },
  {
    id: "b",
    slug: "full",
    title: longWord,
    category: longWord,
    status: longWord,
    timeline: longWord,
    description: `${longWord}. ${longWord}.\n\n${longWord}`,
    tech: Array.from({ length: 40 }, (_, index) => (index === 39 ? longWord : `Tool ${index % 30}`)),
  },
];

test("odd records are shown, each status has its colour, and a slow record streams in", async ({ page, siteOn }) => {
  const rows = [...statusRecords, ...oddRecords];
  const site = await siteOn({ experiments: { rows } });

  await test.step("the emptiest and the longest records, at the narrowest and the widest window", async () => {
    for (const { slug, title } of oddRecords) {
      await page.goto(`${site.url}/experiment/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      if (slug === "winter") await expect(page.getByText("Winter, if it snows")).toBeVisible();
      await expect(page.locator(".timeline")).toHaveCount(0);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
  });

  await test.step("each known status has its colour, and any other is grey", async () => {
    await page.goto(`${site.url}/experiment/s3`);
    await expect(page.locator("[data-status]")).toHaveCSS("background-color", statusColours.Published);
    await page.goto(`${site.url}/lab`);
    for (const [status, colour] of Object.entries(statusColours))
      await expect(page.locator(`[data-status="${status}"]`)).toHaveCSS("background-color", colour);
  });

  await test.step("a slow record opened by a link first says Loading...", async () => {
    await site.store({ experiments: { stall: true } });
    await page.getByRole("link", { name: "Learn More" }).first().click();
    await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
    await site.store({ experiments: { rows } });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Completed");
    await expect(page).toHaveTitle("Completed — Furlong");
  });
});
