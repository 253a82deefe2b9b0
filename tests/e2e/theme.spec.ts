import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const light = "rgb(241, 242, 239)";
const dark = "rgb(21, 23, 26)";

const body = (page: Page) => page.locator("body");
const themeSwitch = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Dark theme" });

/** A click before the JavaScript is there does nothing. */
async function choose(button: Locator, isDark: boolean) {
  await expect(async () => {
    if ((await button.getAttribute("aria-pressed")) !== String(isDark)) await button.click();
    expect(await button.getAttribute("aria-pressed")).toBe(String(isDark));
  }).toPass();
}

/** The colour that the browser takes for what it draws around the page. */
function browserColour(page: Page) {
  return page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
    return [...metas].filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
  });
}

test("the system's preference rules until a choice, which holds over navigation, reload and tabs, and can be taken back", {
  tag: "@core",
}, async ({ page, context }) => {
  await page.goto("/");
  await expect(body(page)).toHaveCSS("background-color", light);
  await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "false");
  expect(await browserColour(page)).toEqual(["#f1f2ef"]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(body(page)).toHaveCSS("background-color", dark);
  await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "true");
  expect(await browserColour(page)).toEqual(["#15171a"]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(body(page)).toHaveCSS("background-color", light);

  await choose(themeSwitch(page), true);
  await expect(body(page)).toHaveCSS("background-color", dark);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  expect(await browserColour(page)).toEqual(["#15171a"]);

  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(body(page)).toHaveCSS("background-color", dark);

  await page.reload();
  await expect(body(page)).toHaveCSS("background-color", dark);
  await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "true");
  expect(await browserColour(page)).toEqual(["#15171a"]);

  await choose(themeSwitch(page), false);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "false");
  await expect(body(page)).toHaveCSS("background-color", light);
  expect(await browserColour(page)).toEqual(["#f1f2ef"]);

  await test.step("a choice in one tab holds in the others", async () => {
    const other = await context.newPage();
    await other.goto("/work");
    await choose(themeSwitch(other), true);
    await expect(body(other)).toHaveCSS("background-color", dark);
    await expect(body(page)).toHaveCSS("background-color", dark);
    await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "true");
  });
});

test("a chosen theme is there before anything is painted", async ({ page }) => {
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
  // None of our files: what is right now, the document itself has set.
  await page.route("**/assets/*.js", (route) => route.fulfill({ body: "", contentType: "text/javascript" }));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveAttribute("data-parsed", dark);
  await expect(page.locator("html")).toHaveAttribute("data-painted", dark);
  expect(await browserColour(page)).toEqual(["#15171a"]);
});

test("what was chosen on a later page holds on one that comes back as it was left", async ({ page }) => {
  await page.goto("/clients");
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    localStorage.setItem("motion", "paused");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(body(page)).toHaveCSS("background-color", dark);
  await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Resume quotes" })).toBeVisible();
});

test.describe("where the page falls over", () => {
  test.use({ expectedConsole: /status of 500|500 Internal/ });

  test("the error screen keeps the chosen theme, also where the page came in parts", async ({ page, siteOn }) => {
    const site = await siteOn({ projects: { hold: true } });
    await page.goto(`${site.url}/work`, { waitUntil: "commit" });
    await expect(page.locator("[data-skeleton]")).toHaveCount(6);
    await site.store({});
    await choose(themeSwitch(page), true);
    await page.route("**/clients.data*", (route) => route.fulfill({ status: 500, body: "" }));
    const fall = async () => {
      await page.getByRole("banner").getByRole("link", { name: "Clients" }).click();
      await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
      await expect(body(page)).toHaveCSS("background-color", dark);
    };
    await fall();
    await page.goto(`${site.url}/about`);
    await fall();
  });
});

test("the switch is worked with the keyboard, also in the header of the rapid page", async ({ page }) => {
  await page.goto("/contact");
  await choose(themeSwitch(page), true);
  await expect(themeSwitch(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(body(page)).toHaveCSS("background-color", light);
  await page.keyboard.press("Enter");
  await expect(body(page)).toHaveCSS("background-color", dark);
  await page.goto("/rapid-development");
  await choose(themeSwitch(page), false);
  await expect(body(page)).toHaveCSS("background-color", light);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu has the switch", async ({ page }) => {
    await page.goto("/");
    await expect(themeSwitch(page)).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await choose(page.getByRole("dialog").getByRole("button", { name: "Dark theme" }), true);
    await expect(body(page)).toHaveCSS("background-color", dark);
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("there is no switch, and the system's preference rules", async ({ page }) => {
    await page.goto("/");
    await expect(themeSwitch(page)).toBeHidden();
    await expect(body(page)).toHaveCSS("background-color", dark);
  });
});
