import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const path = "/rapid-development";
const logos = ["TechStart", "Harvest Table", "FinanceFlow", "EcoThread", "Dockline"];

const section = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name }) });

test.describe("the chrome", () => {
  test("is the page's own header and footer", async ({ page }) => {
    await page.goto(path);
    const header = page.getByRole("banner");
    await expect(header.getByRole("link")).toHaveText(["Furlong", "View Portfolio", "Get Started"]);
    await expect(header.getByRole("link", { name: "Furlong" })).toHaveAttribute("href", "/");
    await expect(header.getByRole("link", { name: "View Portfolio" })).toHaveAttribute("href", "/work");
    await expect(header.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "#contact");
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText("2024");
    for (const name of ["Instagram", "LinkedIn"]) {
      await expect(footer.getByRole("link", { name })).toHaveAttribute("target", "_blank");
    }
    await expect(footer.getByRole("link")).toHaveCount(2);
  });
});

test.describe("the hero", () => {
  test("leads to the form and to the process", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Rapid development" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("RAPID DEVELOPMENT");
    await expect(page.getByText("75%").first()).toBeVisible();
    await page.getByRole("link", { name: "Start Your Project" }).click();
    await expect(page).toHaveURL(`${path}#contact`);
    await expect(page.locator("#contact")).toBeInViewport();
    await page.getByRole("link", { name: "View Process" }).click();
    await expect(page).toHaveURL(`${path}#process`);
    await expect(page.locator("#process")).toBeInViewport();
  });

  test("a step back between the two returns to where one was", async ({ page }) => {
    await page.goto(path);
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.getByRole("link", { name: "View Process" }).click();
    await expect(page.locator("#process")).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("link", { name: "Start Your Project" }).click();
    await expect(page.locator("#contact")).toBeInViewport();
    const left = await place();
    await page.goBack();
    await expect(page).toHaveURL(`${path}#process`);
    await expect.poll(place).toBe(0);
    await page.goForward();
    await expect(page).toHaveURL(`${path}#contact`);
    await expect.poll(place).toBe(left);
  });

  test("claims 75% less, with bars to scale", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("img", { name: /75% less/ })).toBeVisible();
    const widths = await page
      .locator("#process .compare i")
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(0.25, 2);
  });
});

test.describe("the client strip", () => {
  const strip = (page: Page) => page.getByRole("region", { name: "Clients" });

  test("shows five names twice, the copy for the eye alone", async ({ page }) => {
    await page.goto(path);
    await expect(strip(page).locator("li")).toHaveText([...logos, ...logos]);
    await expect(strip(page).getByRole("listitem")).toHaveText(logos);
  });

  test("loops without a gap at every width", async ({ page }) => {
    await page.goto(path);
    const moving = strip(page).locator(".moving");
    await expect(moving).toHaveCSS("animation-iteration-count", "infinite");
    await expect(moving).toHaveCSS("animation-timing-function", "linear");
    const animations = () => moving.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
    expect(await animations()).toEqual(["running"]);
    for (const width of [390, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const drawn = await moving.evaluate((element) => ({
        lists: [...element.children].map((list) => list.getBoundingClientRect().width),
        window: element.parentElement?.clientWidth ?? 0,
      }));
      expect(drawn.lists[0]).toBeCloseTo(drawn.lists[1] ?? 0, 1);
      expect(drawn.lists[0], `${width} px`).toBeGreaterThanOrEqual(drawn.window - 1);
    }
  });

  test("stops with its button, which is remembered", async ({ page }) => {
    await page.goto(path);
    const moving = strip(page).locator(".moving");
    const pause = strip(page).getByRole("button");
    await expect(pause).toHaveAttribute("aria-pressed", "false");
    await expect(moving).toHaveCSS("animation-play-state", "running");
    await pause.focus();
    await page.keyboard.press("Enter");
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await expect(moving).toHaveCSS("animation-play-state", "paused");
    await page.reload();
    await expect(moving).toHaveCSS("animation-play-state", "paused");
    await pause.click();
    await page.mouse.move(0, 0);
    await expect(moving).toHaveCSS("animation-play-state", "running");
  });

  test("stands still with reduced motion, every name in sight", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await expect(strip(page).locator(".moving")).toHaveCSS("animation-name", "none");
    await expect(strip(page).locator("li:visible")).toHaveText(logos);
    await expect(strip(page).getByRole("button")).toHaveCount(0);
  });
});

test("develops four things", async ({ page }) => {
  await page.goto(path);
  const cards = section(page, "What We Develop").getByRole("heading", { level: 3 });
  await expect(cards).toHaveText(["Websites", "Webapps", "POC Apps", "AI Agents"]);
});

test.describe("featured work", () => {
  test("shows six projects of two types, newest first, a hint and the way to more", async ({ page }) => {
    await page.goto(path);
    const work = section(page, "Featured Work");
    await expect(work.locator("[data-flip-card] .front h3")).toHaveText([
      "Relay, onboarding by numbers",
      "Porter, the night dispatcher",
      "Thirteen weeks of cash, on one line",
      "Manifest, the customs clerk",
      "The packing sheet",
      "Month-end by Friday",
    ]);
    await expect(work.locator(".front .chip")).toHaveText(
      ["Web", "AI", "Web", "AI", "Web", "Web"].map((type) => `${type} Development`),
    );
    await expect(work).toContainText("Click a card to turn it over.");
    await expect(work.getByRole("link", { name: "View More" })).toHaveAttribute("href", "/work");
  });

  test("cards turn over on a click", async ({ page }) => {
    await page.goto(path);
    const card = page.locator("[data-flip-card]").first();
    await expect(card).toHaveAttribute("data-flipped", "false");
    await expect(card.locator(".back")).toBeHidden();
    await card.getByRole("button", { name: /^Flip card/ }).click();
    await expect(card).toHaveAttribute("data-flipped", "true");
  });

  test("shows six placeholders while it waits, then the cards", async ({ page, siteOn }) => {
    const site = await siteOn({ projects: { hold: true } });
    await page.goto(site.url + path, { waitUntil: "commit" });
    await expect(page.locator("[data-skeleton]")).toHaveCount(6);
    await expect(section(page, "What We Develop")).toBeVisible();
    await site.store({});
    await expect(page.locator("[data-flip-card]")).toHaveCount(6);
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
    const asked = (await site.requests()).filter((request) => /^\/rest\/v1\/projects\?.*limit=6\b/.test(request));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain("type=in.(Web+Development,AI+Development)");
    expect(asked[0]).toContain("order=created_at.desc");
  });

  test.describe("when the store fails", () => {
    test.use({ expectedConsole: /Unexpected Server Error/ });

    test("offers to try again, and it works", async ({ page, siteOn }) => {
      const site = await siteOn({ projects: { status: 500 } });
      await page.goto(site.url + path);
      const alert = section(page, "Featured Work").getByRole("alert");
      await expect(alert).toContainText("The list could not be loaded.");
      await expect(page.getByText("store says no")).toHaveCount(0);
      await site.store({});
      await alert.getByRole("button", { name: "Try again" }).click();
      await expect(page.locator("[data-flip-card]")).toHaveCount(6);
    });
  });

  test("holds the longest and the emptiest of projects", async ({ page, siteOn }) => {
    const long = { id: "long", title: "W".repeat(200), type: "Web Development", description: "x".repeat(5000) };
    const site = await siteOn({ projects: { rows: [long, { id: "bare", title: null, type: "AI Development" }] } });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(site.url + path);
    await expect(page.locator("[data-flip-card]")).toHaveCount(2);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test("the form leaves out project and budget", async ({ page }) => {
  await page.goto(path);
  const form = page.locator("#contact").getByRole("form", { name: "Contact" });
  await expect(form).toHaveAttribute("method", "post");
  for (const name of ["name", "email", "message"])
    await expect(form.locator(`[name="${name}"]`)).toHaveAttribute("required");
  await expect(form.locator('[name="email"]')).toHaveAttribute("type", "email");
  await expect(form.locator('[name="company"]')).not.toHaveAttribute("required");
  await expect(form.locator('[name="project"], [name="budget"]')).toHaveCount(0);
});

test("two studies lead to their pages", async ({ page }) => {
  await page.goto(path);
  const teasers = section(page, "From the Lab").getByRole("article");
  await expect(teasers).toHaveCount(2);
  for (const [index, title, category, readTime] of [
    [0, "Rapid MVP Development: From Idea to Market in 2 Weeks", "Development", "6 min read"],
    [1, "Speed vs Quality: The False Dichotomy in Modern Development", "Research", "8 min read"],
  ] as const) {
    const teaser = teasers.nth(index);
    await expect(teaser.getByRole("link", { name: title })).toHaveAttribute("href", /^\/blog\/[a-z-]+$/);
    await expect(teaser).toContainText(category);
    await expect(teaser).toContainText(readTime);
  }
  await teasers.first().getByRole("link").click();
  await expect(page).toHaveURL("/blog/rapid-mvp-development");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every step is fully visible and nothing moves", async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-step][data-state="done"]')).toHaveCount(5);
    for (const step of await page.locator("[data-step]").all()) await expect(step).toBeVisible();
    await expect(page.locator(".moving")).toHaveCSS("animation-name", "none");
    await expect(page.locator("[data-flip-card]")).toHaveCount(6);
    await expect(page.getByRole("form", { name: "Contact" })).toBeVisible();
    await page.getByRole("link", { name: "View Process" }).click();
    await expect(page.locator("#process")).toBeInViewport();
  });
});
