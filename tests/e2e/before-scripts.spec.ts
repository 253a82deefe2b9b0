import type { Page } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { slowLine } from "../support/slow-line.ts";
import { expect, test } from "../support/test.ts";

/** Holds every script file until told otherwise. */
async function holdScripts(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return release;
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: "domcontentloaded" });

test.describe("the page as it is sent", () => {
  test("fetches no script and no sheet before it is painted, and names none that is needed in the head", async ({
    page,
    request,
  }) => {
    const html = await (await request.get("/")).text();
    expect(html).not.toMatch(/<link[^>]*modulepreload/);
    expect(html).not.toMatch(/<link[^>]*stylesheet(?![^>]*media="(print|not all))/);
    expect(html).not.toMatch(/<script[^>]*(type="module"|src=)/);

    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const paint = list.getEntriesByName("first-contentful-paint")[0];
        if (paint) Object.assign(window, { painted: paint.startTime });
      }).observe({ type: "paint", buffered: true });
    });
    await page.goto("/");
    const { painted, first } = await page.evaluate(() => ({
      painted: (window as unknown as { painted: number }).painted,
      first: Math.min(
        ...performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.(js|css)$/.test(name))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(first).toBeGreaterThan(painted);
  });

  for (const path of ["/", "/lab", "/contact", "/project/harvest-table-market"])
    test(`is painted when its first part is read, and whole when the rest is: ${path}`, async ({ page, site }) => {
      await using line = await slowLine(site.url, "</main>");
      await page.goto(line.url + path, { waitUntil: "commit" });
      const paints = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
      await expect.poll(paints).toBe(1);
      await expect(page.locator("h1")).toBeVisible();
      const parts = page.locator("main :is(header, section)");
      await expect(parts.first()).toBeVisible();
      await expect(parts.last()).toBeHidden();
      const top = () => page.locator("h1").evaluate((title) => title.getBoundingClientRect());
      const before = await top();

      line.release();
      await hydrated(page);
      await expect(parts.last()).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      expect(await top()).toEqual(before);
    });

  test("lays out what is seen first, and the rest before React comes", async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        const held = [...document.querySelectorAll("[data-held]")].map(({ id, className }) => id || className);
        Object.assign(window, { held });
      }).observe({ type: "paint" });
    });
    const release = await holdScripts(page);
    await open(page, "/");
    await expect(page.locator("[data-held]")).toHaveCount(0);
    const held = await page.evaluate(() => (window as unknown as { held: string[] }).held);
    expect(held).toContain("contact");
    expect(held).not.toContain("hero");
    const heights = () => page.locator("main section").evaluateAll((parts) => parts.map((part) => part.clientHeight));
    const before = await heights();
    expect(new Set(before).size).toBeGreaterThan(3);
    release();
    await hydrated(page);
    expect(await heights()).toEqual(before);
  });

  test("holds back nothing that a tall window shows", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2_500 });
    const { promise, resolve: bringFonts } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", (route) => promise.then(() => route.continue()));
    await open(page, "/");
    const heldBack = () =>
      page.evaluate(() => {
        const held = [...document.querySelectorAll("main section[data-held]")];
        const seen = held.filter((part) => part.getBoundingClientRect().top < innerHeight);
        return { seen: seen.length, isSomeHeld: held.length > 0 };
      });
    await expect.poll(heldBack).toEqual({ seen: 0, isSomeHeld: true });
    bringFonts();
    await expect(page.locator("[data-held]")).toHaveCount(0);
  });

  test("is laid out whole at once when one comes back to a place in it", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.locator("#contact").scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(2_000);
    await holdScripts(page);
    await page.addInitScript(() => {
      new PerformanceObserver(() => Object.assign(window, { place: scrollY })).observe({ type: "paint" });
    });
    await page.reload({ waitUntil: "domcontentloaded" });
    await expect(page.locator("[data-held], [hidden]:root")).toHaveCount(0);
    const painted = () => page.evaluate(() => (window as unknown as { place: number }).place);
    await expect.poll(painted).toBe(place);
  });

  test("brings what only scripts show when they are there", async ({ page }) => {
    const sheet = page.locator('link[href*="/assets/later-"]');
    const release = await holdScripts(page);
    await open(page, "/");
    await expect(sheet).toHaveAttribute("media", "not all");
    release();
    await expect(sheet).not.toHaveAttribute("media");
    await expect(page.locator(".toasts")).toHaveCSS("position", "fixed");
  });

  test("keeps its styles when one leaves it and comes back", async ({ page }) => {
    await page.goto("/about");
    const look = () => page.locator("main").evaluate((main) => main.getBoundingClientRect().height);
    const before = await look();
    await page.getByRole("navigation", { name: "Main" }).first().getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL("/services");
    await expect(page.locator("style[data-sheets]")).not.toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect.poll(look).toBe(before);
  });
});

test.describe("when what React starts from is gone", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("the page works on as it came", async ({ page }) => {
    const asked = page.waitForResponse(/\/start\//);
    await page.route("**/start/*.js*", (route) => route.fulfill({ status: 404 }));
    await open(page, "/");
    await asked;
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
  });
});

test.describe("before the scripts are there", () => {
  test("the menu opens and closes, and its links lead on", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    release();
    await hydrated(page);
  });

  test("the menu opens in a browser that knows no commands", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement"));
    await page.route("**/", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(' command="show-modal"', "") });
    });
    const release = await holdScripts(page);
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.locator("dialog:modal")).toBeVisible();
    release();
    await hydrated(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).click();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.locator("dialog:modal")).toBeVisible();
  });

  test("a menu that was opened stays open when they arrive", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    release();
    await hydrated(page);
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("the form is sent", async ({ page }) => {
    await holdScripts(page);
    await open(page, "/contact");
    await page.getByLabel("Name").first().fill("Ada Early");
    await page.getByLabel("Email").first().fill("ada@example.com");
    await page.getByLabel("Message").first().fill("Sent before any script.");
    await page.getByRole("button", { name: /send/i }).click();
    await expect(page).toHaveURL(/\/thank-you/);
  });

  test("what was typed stays when they arrive", async ({ page }) => {
    const release = await holdScripts(page);
    await open(page, "/contact");
    await page.getByLabel("Name").first().fill("Ada Early");
    await page.getByLabel("Message").first().fill("Half a sentence");
    release();
    await hydrated(page);
    await expect(page.getByLabel("Name").first()).toHaveValue("Ada Early");
    await expect(page.getByLabel("Message").first()).toHaveValue("Half a sentence");
  });

  test("a turn of a card is not lost", async ({ page }) => {
    const release = await holdScripts(page);
    await open(page, "/work");
    const [first, second] = [page.locator("[data-flip-card]").nth(0), page.locator("[data-flip-card]").nth(1)];
    await first.locator(".front").click();
    await second.getByRole("button").first().press("Enter");
    await expect(first).toHaveAttribute("data-flipped", "false");
    release();
    await hydrated(page);
    await expect(first).toHaveAttribute("data-flipped", "true");
    await expect(second).toHaveAttribute("data-flipped", "true");
  });

  test("a question opens", async ({ page }) => {
    await holdScripts(page);
    await open(page, "/contact");
    const question = page.locator("details").nth(1);
    await expect(question).not.toHaveAttribute("open");
    await question.locator("summary").click();
    await expect(question).toHaveAttribute("open", "");
  });

  test("a step inside the page loads nothing anew, and keeps what was typed", async ({ page }) => {
    await holdScripts(page);
    await open(page, "/rapid-development");
    await page.getByLabel("Name").first().fill("Ada Early");
    await page.getByRole("link", { name: "View Process" }).click();
    await expect(page).toHaveURL("/rapid-development#process");
    await page.getByRole("link", { name: "Start Your Project" }).first().click();
    await expect(page).toHaveURL("/rapid-development#contact");
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/rapid-development#process");
    await expect(page.getByLabel("Name").first()).toHaveValue("Ada Early");
  });

  test("the way back to an earlier view of the page shows it", async ({ page }) => {
    await page.goto("/admin?tab=cms");
    await page.getByRole("tab", { name: "CRM" }).click();
    await expect(page).toHaveURL("/admin?tab=crm");
    const release = await holdScripts(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/admin?tab=cms");
    release();
    await expect(page.getByRole("tab", { name: "CMS" })).toHaveAttribute("aria-selected", "true");
  });
});
