import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Sets a flag that stays while the router changes pages and is gone after a document load. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "marked" in window);
const barLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true });

/** Opens the page, and stops its clock once the scripts have run. */
async function gotoWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto("/");
  await page.clock.pauseAt(60_000);
}

test("an internal link is prefetched, followed without a document load, and moves the focus to the title", {
  tag: "@core",
}, async ({ page, context }) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.goto("/");
  await markDocument(page);

  await test.step("prefetched when it is hovered or focused", async () => {
    await barLink(page, "Lab").hover();
    await expect(page.locator("link[rel=prefetch][href^='/lab.data']")).toHaveCount(1);
    await barLink(page, "Work").focus();
    await expect(page.locator("link[rel=prefetch][href^='/work.data']")).toHaveCount(1);
  });

  await test.step("with a modifier key the browser opens it in a new tab, and the page stays", async () => {
    const opened = context.waitForEvent("page");
    await barLink(page, "About").click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/about");
    await (await opened).close();
    await expect(page).toHaveURL("/");
  });

  await test.step("followed by mouse; a link to the current page adds no history entry", async () => {
    await barLink(page, "About").click();
    await expect(page).toHaveURL("/about");
    await expect(title).toBeFocused();
    await barLink(page, "About").click();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(title).toBeFocused();
  });

  await test.step("followed by keyboard; the next Tab stop is the new page's first link", async () => {
    await barLink(page, "Services").press("Enter");
    await expect(page).toHaveURL("/services");
    await expect(title).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  });

  expect(await isSameDocument(page)).toBe(true);
});

test.describe("without a connection", () => {
  // Pictures further down the page may be requested while offline.
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/ });

  test("offline, a link keeps the page and typed text; data that fails to load leads to the error screen", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    const message = page.getByRole("form", { name: "Contact" }).getByLabel("Message");
    await message.fill("Half a letter");
    await context.setOffline(true);
    await barLink(page, "About").click();
    await expect(page.getByRole("alert")).toContainText("You are offline");
    await expect(page).toHaveURL("/");
    await expect(message).toHaveValue("Half a letter");
    await context.setOffline(false);
    await barLink(page, "About").click();
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();

    await page.route("**/clients.data*", (route) => route.abort());
    await barLink(page, "Clients").click();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
  });
});

test("going back during a change of page causes no error", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    addEventListener("popstate", () => Object.assign(window, { isBack: true }));
    document.startViewTransition = (update) => {
      document.startViewTransition = start;
      history.back();
      return start(update);
    };
  });
  await barLink(page, "Services").click();
  await expect.poll(() => page.evaluate(() => "isBack" in window)).toBe(true);
  await expect(page.locator("main h1")).toHaveAccessibleName("About");
  await expect(page).toHaveURL("/about");
});

test("a link that the pointer only passes is not prefetched", async ({ page }) => {
  await gotoWithStoppedClock(page);
  await barLink(page, "Lab").hover();
  await page.clock.runFor(60);
  await page.mouse.move(0, 400);
  await page.clock.runFor(1000);
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
});

test("a list opened from another page is complete and can be used at once", { tag: "@core" }, async ({ page }) => {
  await page.goto("/");
  await barLink(page, "Work").click();
  await expect(page.getByRole("heading", { level: 1, name: "Work" })).toBeVisible();
  const card = page.locator("[data-flip-card]").first();
  await card.getByRole("button", { name: /^Flip card/ }).click();
  await expect(card.getByRole("link", { name: "View Full Project" })).toBeFocused();
  await expect(page.locator("[data-flip-card]")).toHaveCount(14);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a page is prefetched as soon as its link is touched", async ({ page, context }) => {
    await gotoWithStoppedClock(page);
    const box = await page.getByRole("link", { name: "View Our Work" }).boundingBox();
    const touch = await context.newCDPSession(page);
    const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.clock.runFor(150);
    await expect(page.locator("link[rel=prefetch][href^='/work.data']")).toHaveCount(1);
  });
});
