import { expect, test } from "../support/test.ts";

const caseStudies = [
  ["conversion-rate-optimization", "Conversion rate optimization", ["+38%", "2", "11"]],
  ["accessibility-first-design", "Accessibility-first design", ["12:1", "31%", "4"]],
  ["pwa-performance-emerging-markets", "PWA performance in emerging markets", ["1.8 s", "48 KB", "34%"]],
] as const;

test("each case study has overview, challenge, solution and results, and its scripts hold no other's text", async ({
  page,
}) => {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.text().catch(() => ""));
  });
  for (const [index, [id, title, figures]] of caseStudies.entries()) {
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
    if (index > 0) continue;
    expect(bodies.length).toBeGreaterThan(0);
    expect((await Promise.all(bodies)).join("")).not.toContain("Kwemba is a seed cooperative");
  }
  await page.getByRole("main").getByRole("link", { name: "Back to Lab" }).click();
  await expect(page).toHaveURL("/lab");
});
