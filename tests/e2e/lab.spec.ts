import type { Page } from "@playwright/test";
import { boxOf } from "../support/pixels.ts";
import { expect, test } from "../support/test.ts";

const statItems = (page: Page) => page.getByRole("main").getByRole("list").first().getByRole("listitem");
const sectionTitled = (page: Page, name: string) =>
  page.locator("section", { has: page.getByRole("heading", { level: 2, name, exact: true }) });
const experimentItems = (page: Page) => sectionTitled(page, "Experiments").getByRole("listitem");

test("everything is shown, in order and to scale, and can be reached with the keyboard", async ({ page }) => {
  await page.goto("/lab");
  await test.step("can be used with the keyboard alone", async () => {
    const link = page.getByRole("link", { name: "Learn More" }).first();
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused({ timeout: 50 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/experiment/terrain-for-a-shopping-cart");
    await page.goBack();
  });

  await test.step("shows the store's counts, and the fixed number of downloads", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Lab");
    await expect(statItems(page)).toHaveText([
      "6+ Experiments",
      "6 Published Studies",
      "4 Contributions",
      "50k+ Community Downloads",
    ]);
  });

  await test.step("shows the experiments with their status, newest first, each with Learn More", async () => {
    const cards = experimentItems(page);
    await expect(cards.locator("h3")).toHaveText([
      "Terrain for a shopping cart",
      "Two clocks",
      "Elastic headlines",
      "Links to scale",
      "The honest queue",
      "Closed traverse",
    ]);
    await expect(cards.locator("[data-status]")).toHaveText([
      "In Progress",
      "Beta",
      "Completed",
      "Published",
      "Paused",
      "Completed",
    ]);
    await expect(cards.getByRole("link", { name: "Learn More" })).toHaveCount(6);
    const link = cards.nth(1).getByRole("link", { name: "Learn More" });
    await expect(link).toHaveAttribute("href", "/experiment/two-clocks");
    await expect(link).toHaveAccessibleName(/Two clocks/);
  });

  await test.step("lists the studies with category, read time and Read Study", async () => {
    const rows = sectionTitled(page, "Studies")
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: /^Read Study/ }) });
    await expect(rows).toHaveCount(6);
    const row = rows.filter({ hasText: "The form nobody abandoned" });
    await expect(row).toContainText("Design");
    await expect(row).toContainText("5 min read");
    await expect(row.getByRole("link", { name: "Read Study" })).toHaveAttribute(
      "href",
      "/blog/the-form-nobody-abandoned",
    );
    const order = await rows.locator("h3").allTextContents();
    expect(order.indexOf("What a late day costs")).toBeGreaterThan(order.indexOf("The form nobody abandoned"));
  });

  await test.step("lists the contributions, each linking to its page", async () => {
    const rows = sectionTitled(page, "Contributions").getByRole("listitem");
    await expect(rows.getByRole("link")).toHaveText(["fitline", "handoff", "tally-forms", "to-scale"]);
    await expect(rows.first()).toContainText("31,240 downloads");
    await expect(rows.last()).toContainText("1,180 downloads");
    await expect(rows.first().getByRole("link")).toHaveAttribute("href", "/contributions/fitline");
  });

  await test.step("links to the three case studies", async () => {
    const links = sectionTitled(page, "Studies").getByRole("link").filter({ hasNotText: "Read Study" });
    await expect(links).toHaveText([
      "Conversion rate optimization",
      "Accessibility-first design",
      "PWA performance in emerging markets",
    ]);
    await expect(links.nth(1)).toHaveAttribute("href", "/case-study/accessibility-first-design");
  });

  await test.step("lays the experiments out in columns of 5·4·3", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const boxes = await experimentItems(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
    );
    const [first, second, third] = boxes as [DOMRect, DOMRect, DOMRect];
    const gutter = second.left - first.right;
    const columns = [first, second, third].map(({ width }) => width + gutter);
    const [five = 0, four = 0, three = 0] = columns;
    expect(five / three).toBeCloseTo(5 / 3, 1);
    expect(four / three).toBeCloseTo(4 / 3, 1);
  });

  await test.step("has a research newsletter form that an empty address does not send", async () => {
    const form = page.locator("form", { hasText: "Subscribe" });
    await expect(form).toHaveAttribute("method", "post");
    const email = form.getByLabel("Email");
    await expect(email).toHaveAttribute("type", "email");
    await expect(email).toHaveAttribute("name", "email");
    await expect(email).toHaveAttribute("required", "");
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription("Add an email address so we can write.");
    expect(posts).toEqual([]);
    await expect(page).toHaveURL("/lab");

    const boxes = async () => ({
      said: await boxOf(form.getByText("Add an email address so we can write.")),
      field: await boxOf(email),
      button: await boxOf(form.getByRole("button")),
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    // The page may still scroll to the field between two measurements.
    await expect(async () => {
      const { button, field } = await boxes();
      expect([button.y, button.height]).toEqual([field.y, field.height]);
    }).toPass();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(async () => {
      const { button, said } = await boxes();
      expect(button.y).toBeGreaterThan(said.y + said.height + 8);
    }).toPass();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is shown, and the links work", async ({ page }) => {
    await page.request.get("/lab");
    await page.goto("/lab");
    await expect(statItems(page).first()).toHaveText("6+ Experiments");
    await expect(experimentItems(page)).toHaveCount(6);
    await expect(page.getByRole("link", { name: "Read Study" }).first()).toBeVisible();
    await page.getByRole("link", { name: "Learn More" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terrain for a shopping cart");
  });
});

test("sections rise when they come into view, and are visible at once with reduced motion", async ({ page }) => {
  const section = page.locator("section > .wrap", { hasText: "maintained" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/lab");
  await page.mouse.move(9, 9);
  await expect(section).toHaveAttribute("data-reveal", "waiting");
  await expect(section).toHaveCSS("opacity", "0");
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveAttribute("data-reveal", "shown");
  await expect(section).toHaveCSS("opacity", "1");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(12, 12);
  await expect(section).toHaveAttribute("data-reveal", "waiting");
  await expect(section).toHaveCSS("opacity", "1");
});
