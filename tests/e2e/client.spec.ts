import { expect, test } from "../support/test.ts";

const clientPages = [
  { id: "techstart", name: "TechStart", initials: "TS", industry: "Technology", founded: "2019", people: "22 people" },
  {
    id: "financeflow",
    name: "FinanceFlow",
    initials: "FF",
    industry: "Financial Technology",
    founded: "2019",
    people: "31 people",
  },
  { id: "ecothread", name: "EcoThread", initials: "ET", industry: "Fashion", founded: "2017", people: "18 people" },
  {
    id: "harvest-table",
    name: "Harvest Table",
    initials: "HT",
    industry: "Food & Beverage",
    founded: "2018",
    people: "14 people",
  },
];

test("each of the four clients has a page with links, and its figures stay in their columns", async ({ page }) => {
  for (const { id, name, initials, industry, founded, people } of clientPages) {
    await page.goto(`/client/${id}`);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(main.getByRole("img", { name: initials, exact: true })).toBeVisible();
    await expect(main.locator("dt")).toHaveText(["Industry", "Founded", "Team size", "Location", "Website"]);
    await expect(main.locator("dd")).toContainText([industry, founded, people, "Ontario", ".example"]);
    await expect(main.getByRole("heading", { level: 2 })).toContainText(["Challenge", "Solution", "Results"]);
    await expect(main.locator("figure")).toContainText(/\S+/);
    await page.evaluate(() => document.fonts.ready);
    const figures = page.locator(".results .figure");
    await expect(figures).toHaveCount(3);
    for (const width of [320, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const spills = await figures.evaluateAll((all) => all.map((figure) => figure.scrollWidth - figure.clientWidth));
      expect(Math.max(...spills), `${name} at ${width} px`).toBeLessThanOrEqual(1);
    }
  }
  const website = page.getByRole("link", { name: "harvesttable.example (opens in a new tab)" });
  await expect(website).toHaveAttribute("href", "https://harvesttable.example");
  await expect(website).toHaveAttribute("target", "_blank");
  await page.getByRole("link", { name: "Back to Clients" }).click();
  await expect(page).toHaveURL("/clients");
});

test("a client's page tells the whole story, and sends no other client's text", async ({ page }) => {
  await test.step("the story, and its projects", async () => {
    const bodies: Promise<string>[] = [];
    page.on("response", (response) => {
      if (["script", "document"].includes(response.request().resourceType())) bodies.push(response.text());
    });
    await page.goto("/client/techstart");
    const main = page.getByRole("main");
    await expect(page).toHaveTitle("TechStart: 46% activated, up from 29% — Furlong");
    await expect(main).toContainText("Nobody could say where the other seventy-one had gone.");
    await expect(main).toContainText("It writes the nudge. A person decides to send it.");
    await expect(main.getByRole("heading", { name: "Technologies" }).locator("+ ul > li")).toHaveText([
      "React",
      "TypeScript",
      "Node",
      "Postgres",
      "ClickHouse",
      "Playwright",
    ]);
    const rows = page.getByRole("table").locator("tbody tr");
    await expect(rows).toHaveCount(9);
    await expect(rows.first().getByRole("cell")).toHaveText([
      "Relay, onboarding by numbers",
      "Web Development",
      "2024",
    ]);
    await expect(rows.first().getByRole("link")).toHaveAttribute("href", "/project/relay-onboarding");
    await expect(rows.nth(1).getByRole("cell")).toHaveText(["Setup answers", "AI Development", "2024"]);
    await expect(rows.nth(1).getByRole("link")).toHaveCount(0);
    const everything = (await Promise.all(bodies)).join("");
    expect(everything).toContain("Nobody could say where the other seventy-one had gone.");
    expect(everything).not.toMatch(/The packing sheet|One hundred bookkeepers|Swing tags that scan/);
  });

  await test.step("shows the first word of each result as its figure", async () => {
    const results = page.locator("section", { has: page.getByRole("heading", { name: "Results" }) });
    await expect(results.getByRole("listitem").locator("span")).toHaveText(["46%", "31 min", "2"]);
    await expect(results.getByRole("listitem").locator("p")).toHaveText([
      "of sign-ups activated, up from 29%",
      "to first value, at the median",
      "days ahead of the date in the proposal",
    ]);
  });
});
