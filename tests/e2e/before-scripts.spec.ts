import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

/** Delays every script file until the returned function is called. */
async function holdScripts(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return release;
}

const gotoWithoutScripts = (page: Page, path: string) => page.goto(path, { waitUntil: "domcontentloaded" });

test.describe("a finished page", () => {
  test("fetches no script, sheet or font before its first paint, and reopens at the visitor's place", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const paint = list.getEntriesByName("first-contentful-paint")[0];
        if (paint) Object.assign(window, { painted: paint.startTime });
      }).observe({ type: "paint", buffered: true });
    });
    await page.goto("/");
    const { painted, first } = await page.evaluate(() => {
      // Skips sheets for print and forced colours, which the browser fetches last and does not wait for.
      const elsewhere = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][media]")];
      const waits = elsewhere.filter(({ media }) => !matchMedia(media).matches).map(({ href }) => href);
      const times = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.(js|css|woff2)$/.test(name) && !waits.includes(name))
        .map(({ startTime }) => startTime);
      return { painted: (window as unknown as { painted: number }).painted, first: Math.min(...times) };
    });
    expect(first).toBeGreaterThan(painted);

    await page.locator("#contact").scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(2_000);
    await holdScripts(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test("is hydrated even if the pointer moved before all of it had arrived", async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("main") || document.querySelector("script[data-type]")) return;
        observer.disconnect();
        document.dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/about");
    await page.getByRole("button", { name: "Dark theme" }).first().click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("removes its styles when it is left, and restores them on the way back", async ({ page }) => {
    const look = () => page.locator("main").evaluate((main) => main.getBoundingClientRect().height);
    await page.goto("/about");
    const before = await look();
    const sheets = page.locator("style[data-href]");
    const own = await sheets.count();
    await page.getByRole("navigation", { name: "Main" }).first().getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL("/services");
    await expect.poll(() => sheets.count()).toBeLessThan(own);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect.poll(look).toBe(before);
  });
});

test.describe("before the scripts have loaded", () => {
  test("the menu opens and closes, its links work, and it stays open when the scripts arrive", {
    tag: "@core",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await gotoWithoutScripts(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu).toBeVisible();
    release();
    await waitForHydration(page);
    await expect(menu).toBeVisible();
  });

  test("the menu opens in a browser without invoker commands", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement"));
    await page.route("**/", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(' command="show-modal"', "") });
    });
    const release = await holdScripts(page);
    await gotoWithoutScripts(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.locator("dialog:modal")).toBeVisible();
    release();
    await waitForHydration(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).click();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.locator("dialog:modal")).toBeVisible();
  });

  test("a question opens, and the form can be sent", async ({ page }) => {
    await holdScripts(page);
    await gotoWithoutScripts(page, "/contact");
    const question = page.getByRole("group").filter({ hasText: "Do you work with startups?" });
    await expect(question).not.toHaveAttribute("open");
    await question.locator("summary").click();
    await expect(question).toHaveAttribute("open", "");
    await page.getByLabel("Name").fill("Ada Early");
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("Message").fill("Sent before any script.");
    await page.getByRole("button", { name: /send/i }).click();
    await expect(page).toHaveURL(/\/thank-you/);
  });

  test("typed text stays when the scripts arrive", async ({ page }) => {
    const release = await holdScripts(page);
    await gotoWithoutScripts(page, "/contact");
    await page.getByLabel("Name").fill("Ada Early");
    await page.getByLabel("Message").fill("Half a sentence");
    release();
    await waitForHydration(page);
    await expect(page.getByLabel("Name")).toHaveValue("Ada Early");
    await expect(page.getByLabel("Message")).toHaveValue("Half a sentence");
  });

  test("a card's flip is carried out when the scripts arrive", { tag: "@core" }, async ({ page }) => {
    const release = await holdScripts(page);
    await gotoWithoutScripts(page, "/work");
    const [first, second] = [page.locator("[data-flip-card]").nth(0), page.locator("[data-flip-card]").nth(1)];
    await first.getByRole("button", { name: /^Flip card/ }).click();
    await second.getByRole("button").first().press("Enter");
    await expect(first).toHaveAttribute("data-flipped", "false");
    release();
    await waitForHydration(page);
    await expect(first).toHaveAttribute("data-flipped", "true");
    await expect(second).toHaveAttribute("data-flipped", "true");
  });

  test("a link inside the page does not reload it, and keeps typed text", async ({ page }) => {
    await holdScripts(page);
    await gotoWithoutScripts(page, "/rapid-development");
    await page.getByLabel("Name").first().fill("Ada Early");
    await page.getByRole("link", { name: "View Process" }).click();
    await expect(page).toHaveURL("/rapid-development#process");
    await page.getByRole("link", { name: "Start Your Project" }).first().click();
    await expect(page).toHaveURL("/rapid-development#contact");
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/rapid-development#process");
    await expect(page.getByLabel("Name").first()).toHaveValue("Ada Early");
  });

  test("going back to an earlier view of the page shows that view", async ({ page }) => {
    await page.goto("/admin?tab=cms");
    await page.getByRole("tab", { name: "CRM" }).click();
    await expect(page).toHaveURL("/admin?tab=crm");
    const release = await holdScripts(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    // Goes back in a task of its own, since a step back at once would end this evaluated script.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL("/admin?tab=cms");
    release();
    await expect(page.getByRole("tab", { name: "CMS" })).toHaveAttribute("aria-selected", "true");
  });
});
