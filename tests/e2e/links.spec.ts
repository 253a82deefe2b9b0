import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Gone when the document is left, kept when the router changes the page. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);
const link = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true });

/** The page with its scripts, and the clock stopped. */
async function gotoStopped(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto("/");
  await page.clock.pauseAt(60_000);
}

test("a link of ours is fetched ahead, followed inside the document, and told: the focus is on the title", {
  tag: "@core",
}, async ({ page, context }) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.goto("/");
  await mark(page);

  await test.step("fetched ahead when it is pointed at, or has the focus", async () => {
    await link(page, "Lab").hover();
    await expect(page.locator("link[rel=prefetch][href^='/lab.data']")).toHaveCount(1);
    await link(page, "Work").focus();
    await expect(page.locator("link[rel=prefetch][href^='/work.data']")).toHaveCount(1);
  });

  await test.step("with a key held it is the browser's: the page stays, and another tab opens", async () => {
    const opened = context.waitForEvent("page");
    await link(page, "About").click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/about");
    await (await opened).close();
    await expect(page).toHaveURL("/");
  });

  await test.step("followed by mouse; the page's own address takes no step of the history", async () => {
    await link(page, "About").click();
    await expect(page).toHaveURL("/about");
    await expect(title).toBeFocused();
    await link(page, "About").click();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(title).toBeFocused();
  });

  await test.step("followed by keyboard; the next stop is the page's first link", async () => {
    await link(page, "Services").press("Enter");
    await expect(page).toHaveURL("/services");
    await expect(title).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  });

  expect(await isMarked(page)).toBe(true);
});

test.describe("without a connection", () => {
  // Pictures further down may be asked for meanwhile.
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/ });

  test("offline, a link keeps the page and what was typed; data that does not come brings the error screen", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    const message = page.getByRole("form", { name: "Contact" }).getByLabel("Message");
    await message.fill("Half a letter");
    await context.setOffline(true);
    await link(page, "About").click();
    await expect(page.getByRole("alert")).toContainText("You are offline");
    await expect(page).toHaveURL("/");
    await expect(message).toHaveValue("Half a letter");
    await context.setOffline(false);
    await link(page, "About").click();
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();

    await page.route("**/clients.data*", (route) => route.abort());
    await link(page, "Clients").click();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
  });
});

test("a change of page that is taken back at once is no error", async ({ page }) => {
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
  await link(page, "Services").click();
  await expect.poll(() => page.evaluate(() => "isBack" in window)).toBe(true);
  await expect(page.locator("main h1")).toHaveAccessibleName("About");
  await expect(page).toHaveURL("/about");
});

test("nothing is fetched ahead for a link that the pointer only passes", async ({ page }) => {
  await gotoStopped(page);
  await link(page, "Lab").hover();
  await page.clock.runFor(60);
  await page.mouse.move(0, 400);
  await page.clock.runFor(1000);
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
});

test("a list that is opened from another page can be used at once, and is whole", { tag: "@core" }, async ({
  page,
}) => {
  await page.goto("/");
  await link(page, "Work").click();
  await expect(page.getByRole("heading", { level: 1, name: "Work" })).toBeVisible();
  const card = page.locator("[data-flip-card]").first();
  await card.getByRole("button", { name: /^Flip card/ }).click();
  await expect(card.getByRole("link", { name: "View Full Project" })).toBeFocused();
  await expect(page.locator("[data-flip-card]")).toHaveCount(14);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a page is fetched ahead as soon as its link is touched", async ({ page, context }) => {
    await gotoStopped(page);
    const box = await page.getByRole("link", { name: "View Our Work" }).boundingBox();
    const touch = await context.newCDPSession(page);
    const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.clock.runFor(150);
    await expect(page.locator("link[rel=prefetch][href^='/work.data']")).toHaveCount(1);
  });
});
