import { expect, test } from "../support/test.ts";

const sevenLinks = ["Home", "Services", "Work", "About", "Clients", "Lab", "Contact"];

test.describe("the navigation bar", () => {
  test("is fixed, links to the seven pages and marks the current one; the footer has the other links", async ({
    page,
  }) => {
    await page.goto("/");
    const bar = page.getByRole("banner");
    await expect(bar).toHaveCSS("position", "fixed");
    await expect(bar.getByRole("navigation").getByRole("link")).toHaveText(sevenLinks);
    await expect(bar.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");

    const footer = page.getByRole("contentinfo");
    const links = footer.getByRole("navigation", { name: "Footer" }).getByRole("link");
    await expect(links).toHaveText(["Home", "About", "Work", "Services", "Clients", "Lab", "Contact"]);
    await expect(footer).toContainText("Toronto");
    await expect(footer.getByRole("link", { name: "hello@furlong.example" })).toHaveAttribute(
      "href",
      "mailto:hello@furlong.example",
    );
    for (const link of await footer.getByRole("link", { name: "opens in a new tab" }).all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
    await expect(footer.getByRole("link", { name: "opens in a new tab" })).toHaveCount(3);
    await expect(footer).toContainText("© 2024 Furlong");

    // The bar marks the current page, or the part of the site that the page belongs to.
    const current = page.getByRole("banner").locator("[aria-current=page]").filter({ visible: true });
    await expect(current).toHaveText(["Home"]);
    for (const name of ["Services", "Work", "Lab"]) {
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
      await expect(current).toHaveText([name]);
    }
    for (const [path, name] of [
      ["/Services", "Services"],
      ["/project/relay-onboarding", "Work"],
      ["/client/techstart", "Clients"],
      ["/blog/speed-vs-quality", "Lab"],
    ] as const) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(current, path).toHaveText([name]);
    }
  });

  test("scrolls to the top of a new page, and restores the position on the way back", async ({ page }) => {
    await page.goto("/services");
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const left = await page.evaluate(() => window.scrollY);
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/services");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("opens, keeps the focus inside, closes in three ways, and returns the focus", async ({ page }) => {
        await page.goto("/");
        const opener = page.getByRole("button", { name: "Open menu" });
        const menu = page.getByRole("dialog");
        await expect(opener).toHaveAttribute("aria-controls", "menu");
        if (javaScriptEnabled) await expect(opener).toHaveAttribute("aria-expanded", "false");
        await opener.click();
        await expect(menu).toBeVisible();
        if (javaScriptEnabled)
          await expect(page.locator("[aria-controls=menu]")).toHaveAttribute("aria-expanded", "true");
        await expect(menu.getByRole("navigation").getByRole("link")).toHaveCount(7);
        for (let press = 0; press < 12; press++) {
          await page.keyboard.press("Tab");
          await expect(page.locator("main :focus, footer :focus")).toHaveCount(0);
        }
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
        await expect(opener).toBeFocused();
        await opener.click();
        await page.getByRole("button", { name: "Close menu" }).click();
        await expect(menu).toBeHidden();
        await opener.click();
        await menu.getByRole("link", { name: "Work" }).click();
        await expect(page).toHaveURL("/work");
        await expect(menu).toBeHidden();
      });
    });
  }
});

test("no file that the browser gets holds a key, a secret or the data client", async ({ site }) => {
  const text = async (path: string) => (await fetch(site.url + path)).text();
  const scripts = new Set<string>();
  const clean = (body: string, path: string) =>
    expect(body, path).not.toMatch(/sb_(publishable|secret)_|supabase|postgrest|jwt_secret/i);
  for (const path of ["/", "/work", "/lab", "/project/relay-onboarding", "/admin"]) {
    const html = await text(path);
    clean(html, path);
    for (const [script] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) scripts.add(script);
  }
  expect(scripts.size).toBeGreaterThan(5);
  for (const path of scripts) clean(await text(path), path);
  expect(site.output()).not.toMatch(/sb_(publishable|secret)_/);
});
