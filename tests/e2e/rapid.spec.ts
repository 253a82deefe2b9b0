import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const rapidPath = "/rapid-development";
const clientNames = ["TechStart", "Harvest Table", "FinanceFlow", "EcoThread", "Dockline"];

const sectionTitled = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name }) });

test("has its own header and footer, claims, cards, form and studies", async ({ page }) => {
  await page.goto(rapidPath);
  await test.step("its own header and footer", async () => {
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

  await test.step("75% less, with bars to scale", async () => {
    await expect(page.getByRole("img", { name: /75% less/ })).toBeVisible();
    const widths = await page
      .locator("#process .compare i")
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(0.25, 2);
  });

  await test.step("lists four things that we develop", async () => {
    const cards = sectionTitled(page, "What We Develop").getByRole("heading", { level: 3 });
    await expect(cards).toHaveText(["Websites", "Webapps", "POC Apps", "AI Agents"]);
  });

  await test.step("shows six projects of two types, newest first, with a hint and a link to more", async () => {
    const work = sectionTitled(page, "Featured Work");
    await expect(work.getByRole("heading", { level: 3 })).toHaveText([
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

  await test.step("cards flip on a click", async () => {
    const card = page.locator("[data-flip-card]").first();
    await expect(card).toHaveAttribute("data-flipped", "false");
    await expect(card.getByRole("link", { name: "View Full Project" })).toBeHidden();
    await card.getByRole("button", { name: /^Flip card/ }).click();
    await expect(card).toHaveAttribute("data-flipped", "true");
  });

  await test.step("the form leaves out project and budget", async () => {
    const form = page.locator("#contact").getByRole("form", { name: "Contact" });
    await expect(form).toHaveAttribute("method", "post");
    for (const name of ["name", "email", "message"])
      await expect(form.locator(`[name="${name}"]`)).toHaveAttribute("required");
    await expect(form.locator('[name="email"]')).toHaveAttribute("type", "email");
    await expect(form.locator('[name="company"]')).not.toHaveAttribute("required");
    await expect(form.locator('[name="project"], [name="budget"]')).toHaveCount(0);
  });

  await test.step("two studies lead to their pages", async () => {
    const teasers = sectionTitled(page, "From the Lab").getByRole("article");
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
});

test("the hero links to the form and to the process, and going back restores the scroll position", async ({ page }) => {
  await page.goto(rapidPath);
  await test.step("to the form and to the process", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Rapid development" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("RAPID DEVELOPMENT");
    await expect(page.getByText("75%").first()).toBeVisible();
    await page.getByRole("link", { name: "Start Your Project" }).click();
    await expect(page).toHaveURL(`${rapidPath}#contact`);
    await expect(page.locator("#contact")).toBeInViewport();
    await page.getByRole("link", { name: "View Process" }).click();
    await expect(page).toHaveURL(`${rapidPath}#process`);
    await expect(page.locator("#process")).toBeInViewport();
  });

  await test.step("a step back", async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.getByRole("link", { name: "View Process" }).click();
    await expect(page.locator("#process")).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("link", { name: "Start Your Project" }).click();
    await expect(page.locator("#contact")).toBeInViewport();
    const left = await place();
    await page.goBack();
    await expect(page).toHaveURL(`${rapidPath}#process`);
    await expect.poll(place).toBe(0);
    await page.goForward();
    await expect(page).toHaveURL(`${rapidPath}#contact`);
    await expect.poll(place).toBe(left);
  });
});

test("the client strip loops without a gap, and stops when asked to or with reduced motion", async ({ page }) => {
  await page.goto(rapidPath);
  const strip = page.getByRole("region", { name: "Clients" });
  const moving = strip.locator(".moving");

  await test.step("five names twice, the second time hidden from screen readers", async () => {
    await expect(strip.locator("li")).toHaveText([...clientNames, ...clientNames]);
    await expect(strip.getByRole("listitem")).toHaveText(clientNames);
  });

  await test.step("no gap at any width", async () => {
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

  await test.step("its button stops it, and the choice is remembered", async () => {
    const pause = strip.getByRole("button");
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

  await test.step("with reduced motion it stands still, with every name visible", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await expect(moving).toHaveCSS("animation-name", "none");
    await expect(strip.locator("li:visible")).toHaveText(clientNames);
    await expect(strip.getByRole("button")).toHaveCount(0);
  });
});

test("the list of projects shows an error, six placeholders, very long and empty projects, and can be retried", async ({
  page,
  context,
  siteOn,
}) => {
  const site = await siteOn({ projects: { status: 500 } });
  const failed = await context.newPage();
  await failed.goto(site.url + rapidPath);
  const alert = sectionTitled(failed, "Featured Work").getByRole("alert");
  await expect(alert).toContainText("The list could not be loaded.");
  await expect(failed.getByText("store says no")).toHaveCount(0);

  const earlier = (await site.requests()).length;
  await site.store({ projects: { stall: true } });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(site.url + rapidPath, { waitUntil: "commit" });
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  await expect(sectionTitled(page, "What We Develop")).toBeVisible();
  const long = { id: "long", title: "W".repeat(200), type: "Web Development", description: "x".repeat(5000) };
  await site.store({ projects: { rows: [long, { id: "bare", title: null, type: "AI Development" }] } });
  await expect(page.locator("[data-flip-card]")).toHaveCount(2);
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const asked = (await site.requests())
    .slice(earlier)
    .filter((request) => /^\/rest\/v1\/projects\?.*limit=6\b/.test(request));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("type=in.(Web+Development,AI+Development)");
  expect(asked[0]).toContain("order=created_at.desc");

  await waitForHydration(failed);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(failed.locator("[data-flip-card]")).toHaveCount(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every step is fully visible and nothing moves", async ({ page }) => {
    await page.goto(rapidPath);
    await expect(page.locator('[data-step][data-state="done"]')).toHaveCount(5);
    for (const step of await page.locator("[data-step]").all()) await expect(step).toBeVisible();
    await expect(page.locator(".moving")).toHaveCSS("animation-name", "none");
    await expect(page.locator("[data-flip-card]")).toHaveCount(6);
    await expect(page.getByRole("form", { name: "Contact" })).toBeVisible();
    await page.getByRole("link", { name: "View Process" }).click();
    await expect(page.locator("#process")).toBeInViewport();
  });
});
