import { runSite } from "../support/run-site.ts";
import { expect, test } from "../support/test.ts";

const ids = ["techstart", "harvest-table", "financeflow", "ecothread"];
const names = ["TechStart", "Harvest Table", "FinanceFlow", "EcoThread"];

test("the banner leads existing clients to their dashboard, in a new tab", async ({ page }) => {
  await page.goto("/clients");
  const banner = page.getByRole("link", { name: "Existing client? Open your dashboard (opens in a new tab)" });
  await expect(banner).toHaveAttribute("href", "https://clients.furlong.example");
  await expect(banner).toHaveAttribute("target", "_blank");
  await expect(banner).toHaveAttribute("rel", /noopener/);
});

test("the banner's arrow stands beside its words on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/clients");
  const question = await page.locator(".dashboard-link b").boundingBox();
  const arrow = await page.locator(".dashboard-link > svg").boundingBox();
  expect(arrow?.y).toBeLessThan((question?.y ?? 0) + (question?.height ?? 0));
});

test("the banner's address is the operator's", async ({ page }) => {
  const site = await runSite({ CLIENT_DASHBOARD_URL: "https://desk.halton.example/in" });
  try {
    await page.goto(`${site.url}/clients`);
    const banner = page.getByRole("link", { name: /Open your dashboard/ });
    await expect(banner).toHaveAttribute("href", "https://desk.halton.example/in");
  } finally {
    await site.stop();
  }
});

test("states its four figures, each with its mark to scale", async ({ page }) => {
  await page.goto("/clients");
  const stats = page
    .locator("section", { has: page.getByRole("heading", { name: "In numbers" }) })
    .getByRole("listitem");
  await expect(stats.locator(".figure")).toHaveText(["25+", "50+", "98%", "3.2x"]);
  await expect(stats.locator("p")).toHaveText([
    "Active Clients",
    "Projects Completed",
    "Client Satisfaction",
    "Average Growth",
  ]);
  await expect(stats.nth(0).locator("i")).toHaveCount(25);
  await expect(stats.nth(1).locator("i")).toHaveCount(50);
  const width = (index: number, selector: string) =>
    stats
      .nth(index)
      .locator(selector)
      .evaluate((element) => element.getBoundingClientRect().width);
  expect((await width(2, "i")) / (await width(2, ".stat-mark"))).toBeCloseTo(0.98, 2);
  expect((await width(3, "i:last-child")) / (await width(3, "i:first-child"))).toBeCloseTo(2.2, 1);
});

test("states its success metrics", async ({ page }) => {
  await page.goto("/clients");
  const metrics = page.locator("section", { has: page.getByRole("heading", { name: "Success Metrics" }) });
  await expect(metrics.locator(".figure")).toHaveText(["300%", "60%", "4.8/5"]);
});

test("ends on a call to /contact", async ({ page }) => {
  await page.goto("/clients");
  await page.getByRole("main").getByRole("link", { name: "Start Your Project" }).click();
  await expect(page).toHaveURL("/contact");
});

test.describe("the four featured clients", () => {
  test("are flip cards with the way to their page on the back", async ({ page }) => {
    await page.goto("/clients");
    const cards = page.locator("[data-flip-card]");
    await expect(cards.locator(".front h3")).toHaveText(names);
    for (const [index, id] of ids.entries()) {
      const card = cards.nth(index);
      await expect(card).toHaveAttribute("data-flipped", "false");
      await expect(card).toHaveCSS("height", "500px");
      await card.getByRole("button", { name: `Flip card: ${names[index]}` }).click();
      await expect(card).toHaveAttribute("data-flipped", "true");
      await expect(card.getByRole("link", { name: "View Details" })).toHaveAttribute("href", `/client/${id}`);
      await card.getByRole("button", { name: /Flip back/ }).click({ position: { x: 20, y: 20 } });
      await expect(card).toHaveAttribute("data-flipped", "false");
    }
  });

  test("show who says what, how many projects and since when", async ({ page }) => {
    await page.goto("/clients");
    const back = page.locator("[data-flip-card]").nth(1).locator(".back");
    await expect(back.locator("blockquote")).toContainText("Our growers are not app people.");
    await expect(back).toContainText("Marc Villeneuve, Owner");
    await expect(back.locator("dd")).toHaveText(["6", "since 2022"]);
  });

  test("go to the client without turning back", async ({ page }) => {
    await page.goto("/clients");
    await page.getByRole("button", { name: "Flip card: EcoThread" }).click();
    await page.getByRole("link", { name: /View Details.*EcoThread/ }).click();
    await expect(page).toHaveURL("/client/ecothread");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("EcoThread");
  });

  test("keep what is on their back inside, however large the text", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/clients");
    const cards = page.locator("[data-flip-card]");
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await card.getByRole("button", { name: /^Flip card/ }).click();
      await expect(card).toHaveAttribute("data-flipped", "true");
    }
    for (const [text, width] of [
      ["150%", 1280],
      ["200%", 1280],
      ["200%", 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator("html").evaluate((root, size) => root.style.setProperty("font-size", size), text);
      const room = await cards.evaluateAll((all) =>
        all.map((card) => {
          const link = card.querySelector(".back .acts a")?.getBoundingClientRect();
          return card.getBoundingClientRect().bottom - (link?.bottom ?? Number.POSITIVE_INFINITY);
        }),
      );
      expect(Math.min(...room), `text at ${text} on ${width} px`).toBeGreaterThanOrEqual(0);
    }
  });

  test("work with the keyboard alone", async ({ page }) => {
    await page.goto("/clients");
    const card = page.locator("[data-flip-card]").first();
    await card.getByRole("button", { name: "Flip card: TechStart" }).focus();
    await page.keyboard.press("Enter");
    await expect(card.getByRole("link", { name: "View Details" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(card).toHaveAttribute("data-flipped", "false");
    await expect(card.getByRole("button", { name: "Flip card: TechStart" })).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the ways to the four clients are there", async ({ page }) => {
    await page.goto("/clients");
    for (const id of ids) await expect(page.locator(`main a[href="/client/${id}"]`)).toHaveCount(1);
  });
});
