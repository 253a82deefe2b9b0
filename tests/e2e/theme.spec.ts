import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const lightGround = "rgb(241, 242, 239)";
const darkGround = "rgb(21, 23, 26)";

const pageBody = (page: Page) => page.locator("body");
const themeSwitch = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Dark theme" });

/** Clicks until the theme is set, since clicks before the scripts have loaded do nothing. */
async function chooseTheme(button: Locator, isDark: boolean) {
  await expect(async () => {
    if ((await button.getAttribute("aria-pressed")) !== String(isDark)) await button.click();
    expect(await button.getAttribute("aria-pressed")).toBe(String(isDark));
  }).toPass();
}

/** Reads the theme colours that apply to the browser's own bars around the page. */
function readBrowserColour(page: Page) {
  return page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
    return [...metas].filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
  });
}

test("the system's theme applies until a choice, which holds across navigation, reload and tabs and can be changed back", {
  tag: "@core",
}, async ({ page, context }) => {
  await page.goto("/");
  await expect(pageBody(page)).toHaveCSS("background-color", lightGround);
  await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "false");
  expect(await readBrowserColour(page)).toEqual(["#f1f2ef"]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(pageBody(page)).toHaveCSS("background-color", darkGround);
  await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "true");
  expect(await readBrowserColour(page)).toEqual(["#15171a"]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(pageBody(page)).toHaveCSS("background-color", lightGround);

  await chooseTheme(themeSwitch(page), true);
  await expect(pageBody(page)).toHaveCSS("background-color", darkGround);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  expect(await readBrowserColour(page)).toEqual(["#15171a"]);

  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(pageBody(page)).toHaveCSS("background-color", darkGround);

  await page.reload();
  await expect(pageBody(page)).toHaveCSS("background-color", darkGround);
  await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "true");
  expect(await readBrowserColour(page)).toEqual(["#15171a"]);

  await chooseTheme(themeSwitch(page), false);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "false");
  await expect(pageBody(page)).toHaveCSS("background-color", lightGround);
  expect(await readBrowserColour(page)).toEqual(["#f1f2ef"]);

  await test.step("a choice in one tab holds in the others", async () => {
    const other = await context.newPage();
    await other.goto("/work");
    await chooseTheme(themeSwitch(other), true);
    await expect(pageBody(other)).toHaveCSS("background-color", darkGround);
    await expect(pageBody(page)).toHaveCSS("background-color", darkGround);
    await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "true");
  });
});

test("a chosen theme is set before the first paint", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntriesByName("first-paint").length) return;
      document.documentElement.dataset.painted = getComputedStyle(document.body).backgroundColor;
    });
    observer.observe({ type: "paint", buffered: true });
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.parsed = getComputedStyle(document.body).backgroundColor;
    });
  });
  // Empties all script files, so that only the document itself can have set the theme.
  await page.route("**/assets/*.js", (route) => route.fulfill({ body: "", contentType: "text/javascript" }));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveAttribute("data-parsed", darkGround);
  await expect(page.locator("html")).toHaveAttribute("data-painted", darkGround);
  expect(await readBrowserColour(page)).toEqual(["#15171a"]);
});

test("choices made on a later page apply to a page restored from the back-forward cache", async ({ page }) => {
  await page.goto("/clients");
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    localStorage.setItem("motion", "paused");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(pageBody(page)).toHaveCSS("background-color", darkGround);
  await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Resume quotes" })).toBeVisible();
});

test.describe("when a page fails", () => {
  test.use({ expectedConsole: /status of 500|500 Internal/ });

  test("the error screen keeps the chosen theme, even after a page that was streamed", async ({ page, siteOn }) => {
    const site = await siteOn({ projects: { stall: true } });
    await page.goto(`${site.url}/work`, { waitUntil: "commit" });
    await expect(page.locator("[data-skeleton]")).toHaveCount(6);
    await site.store({});
    await chooseTheme(themeSwitch(page), true);
    await page.route("**/clients.data*", (route) => route.fulfill({ status: 500, body: "" }));
    const fall = async () => {
      await page.getByRole("banner").getByRole("link", { name: "Clients" }).click();
      await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
      await expect(pageBody(page)).toHaveCSS("background-color", darkGround);
    };
    await fall();
    await page.goto(`${site.url}/about`);
    await fall();
  });
});

test("the switch works with the keyboard, and in the header of /rapid-development too", async ({ page }) => {
  await page.goto("/contact");
  await chooseTheme(themeSwitch(page), true);
  await expect(themeSwitch(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(pageBody(page)).toHaveCSS("background-color", lightGround);
  await page.keyboard.press("Enter");
  await expect(pageBody(page)).toHaveCSS("background-color", darkGround);
  await page.goto("/rapid-development");
  await chooseTheme(themeSwitch(page), false);
  await expect(pageBody(page)).toHaveCSS("background-color", lightGround);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu has the switch", async ({ page }) => {
    await page.goto("/");
    await expect(themeSwitch(page)).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await chooseTheme(page.getByRole("dialog").getByRole("button", { name: "Dark theme" }), true);
    await expect(pageBody(page)).toHaveCSS("background-color", darkGround);
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("there is no switch, and the system's theme applies", async ({ page }) => {
    await page.goto("/");
    await expect(themeSwitch(page)).toBeHidden();
    await expect(pageBody(page)).toHaveCSS("background-color", darkGround);
  });
});
