import { clients } from "../../app/content/clients.ts";
import { expect, test } from "../support/test.ts";

test("the four clients of the specification have pages", () => {
  expect(clients.map(({ id }) => id)).toEqual(["techstart", "harvest-table", "financeflow", "ecothread"]);
});

for (const client of clients) {
  test.describe(client.name, () => {
    test("shows everything about the client", async ({ page }) => {
      await page.goto(`/client/${client.id}`);
      const main = page.getByRole("main");
      await expect(page).toHaveTitle(`${client.meta.title} — Furlong`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(client.name);
      await expect(main.getByRole("img", { name: client.initials, exact: true })).toBeVisible();
      await expect(main.locator("dt")).toHaveText(["Industry", "Founded", "Team size", "Location", "Website"]);
      const facts = [client.industry, String(client.founded), client.employees, client.location];
      await expect(main.locator("dd")).toContainText([...facts, new URL(client.website).host]);
      for (const [name, text] of [
        ["Challenge", client.challenge],
        ["Solution", client.solution],
      ] as const) {
        await expect(main.getByRole("heading", { level: 2, name })).toBeVisible();
        await expect(main).toContainText(text);
      }
      await expect(main.getByRole("heading", { name: "Technologies" }).locator("+ ul > li")).toHaveText([
        ...client.technologies,
      ]);
      await expect(main.locator("figure")).toContainText(client.testimonial.quote);
      await expect(main.locator("figure")).toContainText(client.testimonial.author);
    });

    test("lists the projects delivered with name, type and year", async ({ page }) => {
      await page.goto(`/client/${client.id}`);
      const rows = page.getByRole("table").locator("tbody tr");
      await expect(rows).toHaveCount(client.projects.length);
      for (const [index, { name, type, year, id }] of client.projects.entries()) {
        const row = rows.nth(index);
        await expect(row.getByRole("cell")).toHaveText([name, type, String(year)]);
        if (id) await expect(row.getByRole("link", { name })).toHaveAttribute("href", `/project/${id}`);
        else await expect(row.getByRole("link")).toHaveCount(0);
      }
    });

    for (const width of [320, 1024, 1440])
      test(`keeps its figures in their columns at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/client/${client.id}`);
        await page.evaluate(() => document.fonts.ready);
        const figures = page.locator(".results .figure");
        await expect(figures).toHaveCount(client.results.length);
        for (const figure of await figures.all()) {
          const spill = await figure.evaluate((element) => element.scrollWidth - element.clientWidth);
          expect(spill).toBeLessThanOrEqual(1);
        }
      });
  });
}

test("gives each result its first word as the figure", async ({ page }) => {
  await page.goto("/client/techstart");
  const results = page.locator("section", { has: page.getByRole("heading", { name: "Results" }) });
  await expect(results.getByRole("listitem").locator("span")).toHaveText(["46%", "31 min", "2"]);
  await expect(results.getByRole("listitem").locator("p")).toHaveText([
    "of sign-ups activated, up from 29%",
    "to first value, at the median",
    "days ahead of the date in the proposal",
  ]);
});

test("leads back to the clients, and out to the client's own site in a new tab", async ({ page }) => {
  await page.goto("/client/harvest-table");
  const website = page.getByRole("link", { name: "harvesttable.example (opens in a new tab)" });
  await expect(website).toHaveAttribute("href", "https://harvesttable.example");
  await expect(website).toHaveAttribute("target", "_blank");
  await page.getByRole("link", { name: "Back to Clients" }).click();
  await expect(page).toHaveURL("/clients");
});

test("the browser gets this client and no other", async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (["script", "document"].includes(response.request().resourceType())) bodies.push(response.text());
  });
  await page.goto("/client/techstart");
  const everything = (await Promise.all(bodies)).join("");
  expect(everything).toContain("Nobody could say where the other seventy-one had gone.");
  for (const { id, challenge } of clients) if (id !== "techstart") expect(everything).not.toContain(challenge);
});

test.describe("an unknown id", () => {
  test.use({ expectedConsole: /status of 404/ });

  for (const id of ["no-such-client", "TechStart", "constructor"])
    test(`${id} answers 404 with its own view and stays out of search engines`, async ({ page }) => {
      const response = await page.goto(`/client/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client Not Found");
      await expect(page).toHaveTitle("Client Not Found — Furlong");
      await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", "noindex");
      await page.getByRole("main").getByRole("link", { name: "Back to Clients" }).click();
      await expect(page).toHaveURL("/clients");
    });
});

test("a known client may be indexed", async ({ page }) => {
  await page.goto("/client/ecothread");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await expect(page.locator("meta[name=description]").first()).toHaveAttribute("content", /EcoThread/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read", async ({ page }) => {
    await page.goto("/client/financeflow");
    await expect(page.getByRole("heading", { name: "Projects Delivered" })).toBeVisible();
    await expect(page.getByText("I’ve had longer emails from plumbers.")).toBeVisible();
  });
});
