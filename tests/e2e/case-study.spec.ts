import { expect, test } from "../support/test.ts";

const studies = [
  ["conversion-rate-optimization", "Conversion rate optimization", ["+38%", "2", "11"]],
  ["accessibility-first-design", "Accessibility-first design", ["12:1", "31%", "4"]],
  ["pwa-performance-emerging-markets", "PWA performance in emerging markets", ["1.8 s", "48 KB", "34%"]],
] as const;

for (const [id, title, figures] of studies) {
  test(`${id} shows overview, challenge, solution and results`, async ({ page }) => {
    await page.goto(`/case-study/${id}`);
    await expect(page).toHaveTitle(/^Case study: .+ — Furlong$/);
    await expect(page.locator("meta[name=description]").first()).toHaveAttribute("content", /\S+/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Overview", "Challenge", "Solution", "Results"]);
    const sections = page.locator(".article-text > section");
    await expect(sections).toHaveCount(3);
    for (const section of await sections.all()) await expect(section.locator("p").first()).toHaveText(/\S+/);
    await expect(page.locator(".results .figure")).toHaveText([...figures]);
    await expect(page.locator(".results p")).toHaveText(figures.map(() => /\S+/));
    await page.locator("main").getByRole("link", { name: "Back to Lab" }).click();
    await expect(page).toHaveURL("/lab");
  });
}

test("the browser gets only the study that it shows", async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.text());
  });
  await page.goto("/case-study/conversion-rate-optimization");
  expect(bodies.length).toBeGreaterThan(0);
  expect((await Promise.all(bodies)).join("")).not.toContain("Kwemba is a seed cooperative");
});

test.describe("an unknown id", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("answers 404 with its own view, out of search engines, and a way back", async ({ page }) => {
    const response = await page.goto("/case-study/no-such-case");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Case Study Not Found");
    await expect(page).toHaveTitle("Case Study Not Found — Furlong");
    await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", "noindex");
    await page.locator("main").getByRole("link", { name: "Back to Lab" }).click();
    await expect(page).toHaveURL("/lab");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole case study can be read", async ({ page }) => {
    await page.goto("/case-study/conversion-rate-optimization");
    await expect(page.getByRole("heading", { name: "Solution" })).toBeVisible();
    await expect(page.getByText("checkouts finished")).toBeVisible();
  });
});
