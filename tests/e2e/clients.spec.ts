import { boxOf } from "../support/pixels.ts";
import { expect, test } from "../support/test.ts";

const clientIds = ["techstart", "harvest-table", "financeflow", "ecothread"];
const clientNames = ["TechStart", "Harvest Table", "FinanceFlow", "EcoThread"];

test("draws its figures to scale, and links existing clients to their dashboard and others to /contact", async ({
  page,
}) => {
  await page.goto("/clients");
  const banner = page.getByRole("link", { name: "Existing client? Open your dashboard (opens in a new tab)" });
  const section = (name: string) => page.locator("section", { has: page.getByRole("heading", { name }) });

  await test.step("the banner opens the dashboard in a new tab", async () => {
    await expect(banner).toHaveAttribute("href", "https://clients.furlong.example");
    await expect(banner).toHaveAttribute("target", "_blank");
    await expect(banner).toHaveAttribute("rel", /noopener/);
  });

  await test.step("four figures, each with its mark to scale", async () => {
    const stats = section("In numbers").getByRole("listitem");
    await expect(stats).toHaveText([/^25\+/, /^50\+/, /^98%/, /^3\.2x/]);
    await expect(stats.getByRole("paragraph")).toHaveText([
      "Active Clients",
      "Projects Completed",
      "Client Satisfaction",
      "Average Growth",
    ]);
    await expect(stats.nth(0).locator("i")).toHaveCount(25);
    await expect(stats.nth(1).locator("i")).toHaveCount(50);
    const width = async (index: number, selector: string) => (await boxOf(stats.nth(index).locator(selector))).width;
    expect((await width(2, "i")) / (await width(2, ".stat-mark"))).toBeCloseTo(0.98, 2);
    expect((await width(3, "i:last-child")) / (await width(3, "i:first-child"))).toBeCloseTo(2.2, 1);
    await expect(section("Success Metrics").getByRole("listitem")).toHaveText([/^300%/, /^60%/, /^4\.8\/5/]);
  });

  await test.step("the banner's arrow stands beside its words on the narrowest phone", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const question = await boxOf(banner.getByText("Existing client?"));
    const arrow = await boxOf(banner.locator("svg").last());
    expect(arrow.y).toBeLessThan(question.y + question.height);
  });

  await page.getByRole("main").getByRole("link", { name: "Start Your Project" }).click();
  await expect(page).toHaveURL("/contact");
});

test("the four featured clients are cards that flip by mouse and keyboard and contain their backs", async ({
  page,
}) => {
  await page.goto("/clients");
  const cards = page.locator("[data-flip-card]");

  await test.step("show quote, author, number of projects and first year", async () => {
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText(clientNames);
    const card = cards.nth(1);
    await expect(card.locator("blockquote")).toContainText("Our growers are not app people.");
    await expect(card).toContainText("Marc Villeneuve, Owner");
    await expect(card.locator("dd")).toHaveText(["6", "since 2022"]);
  });

  await test.step("flip by mouse", async () => {
    for (const [index, id] of clientIds.entries()) {
      const card = cards.nth(index);
      await expect(card).toHaveAttribute("data-flipped", "false");
      await expect(card).toHaveCSS("height", "500px");
      await card.getByRole("button", { name: `Flip card: ${clientNames[index]}` }).click();
      await expect(card).toHaveAttribute("data-flipped", "true");
      await expect(card.getByRole("link", { name: "View Details" })).toHaveAttribute("href", `/client/${id}`);
      await card.getByRole("button", { name: /Flip back/ }).click({ position: { x: 20, y: 20 } });
      await expect(card).toHaveAttribute("data-flipped", "false");
    }
  });

  await test.step("flip by keyboard", async () => {
    const card = cards.first();
    await card.getByRole("button", { name: "Flip card: TechStart" }).focus();
    await page.keyboard.press("Enter");
    await expect(card.getByRole("link", { name: "View Details" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(card).toHaveAttribute("data-flipped", "false");
    await expect(card.getByRole("button", { name: "Flip card: TechStart" })).toBeFocused();
  });

  await test.step("keep the content of their back inside, even with large text", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
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

  await test.step("lead to the client without flipping back", async () => {
    await page.getByRole("link", { name: /View Details.*EcoThread/ }).click();
    await expect(page).toHaveURL("/client/ecothread");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("EcoThread");
  });
});
