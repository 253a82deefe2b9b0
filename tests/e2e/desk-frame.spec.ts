import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { expect, test } from "../support/signed-in.ts";

const focused = (page: Page) => page.locator(":focus");
const finder = (page: Page) => page.getByRole("dialog", { name: "Find anything" });
const keys = (page: Page) => page.getByRole("dialog", { name: "All keys" });

test("the frame says what time it is at the agency, and steps with the minute", async ({ page }) => {
  const minute = new Intl.DateTimeFormat("en-GB", { timeZone: "America/Toronto", hour: "numeric", minute: "2-digit" });
  await page.clock.install({ time: "2026-11-18T14:09:30-05:00" });
  const now = () => minute.format(Date.now()).replace(/^0(?=\d:)/, "");
  const before = now();
  await page.goto("/desk");
  const clock = page.locator(".clock");
  // A minute may have ended while the page loaded.
  expect([before, now()]).toContain(await clock.locator("b").textContent());
  await page.clock.runFor("00:31");
  await expect(clock).toHaveText("14:10 Wednesday 18 November. 3 h 50 left of the working day.");
  expect(await page.locator(".hours").getAttribute("style")).toContain("57.4%");
});

test("the finder opens by key, letters are keys except where somebody types, and both lead to Today", async ({
  page,
}) => {
  await page.goto("/desk/find");
  await test.step("the finder finds a screen, and gives the focus back", async () => {
    await page.keyboard.press("Control+k");
    const field = finder(page).getByRole("combobox");
    await expect(field).toBeFocused();
    await expect(finder(page).getByRole("option", { selected: true })).toHaveText(/Today/);
    await page.keyboard.press("ArrowDown");
    await expect(finder(page).getByRole("option", { selected: true })).toHaveText(/Enquiries/);
    await field.fill("to");
    await expect(finder(page).getByRole("option", { selected: true })).toHaveText(/Today|Operators/);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(finder(page)).toBeHidden();
  });

  await test.step("letters are keys, but not in a field and not under a dialog", async () => {
    await page.keyboard.press("/");
    const field = page.getByRole("searchbox");
    await expect(field).toBeFocused();
    await page.keyboard.type("?gt");
    await expect(field).toHaveValue("?gt");
    await page.getByRole("banner").click({ position: { x: 5, y: 5 } });
    await page.keyboard.press("?");
    await expect(keys(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("g");
    await page.keyboard.press("t");
    await expect(page, "nothing is pressed under an open dialog").toHaveURL("/desk/find");
    await page.keyboard.press("Escape");
    await expect(keys(page)).toBeHidden();
    await page.keyboard.press("g");
    await page.keyboard.press("t");
    await expect(page).toHaveURL("/desk");
  });

  await test.step("the finder leads to a screen", async () => {
    await page.goto("/desk/find");
    await page.getByRole("link", { name: "Find anything" }).click();
    await finder(page).getByRole("combobox").fill("today");
    await expect(finder(page).getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/desk");
  });
});

test("a dialog keeps the focus and gives it back; on a phone More has the screens without a place", async ({
  page,
}) => {
  await page.goto("/desk");
  const opener = page.getByRole("button", { name: "All keys" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(keys(page)).toBeVisible();
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("Tab");
    // After its last control the focus is the browser's own, and nothing behind it has it.
    const isKept = (dialog: Element) =>
      dialog.contains(document.activeElement) || document.activeElement === document.body;
    expect(await keys(page).evaluate(isKept)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(keys(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await page.mouse.click(8, 8);
  await expect(keys(page), "a press beside it closes it").toBeHidden();

  // Four words lie under the thumb.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "More" }).click();
  const menu = page.getByRole("dialog", { name: "All screens" });
  await expect(menu.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
  await expect(menu.getByRole("link", { name: "Operators" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(focused(page)).toHaveText("More");
});

test.describe("an address without a screen", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("keeps the frame, and leads back to Today", async ({ page }) => {
    expect((await page.goto("/desk/nothing/here"))?.status()).toBe(404);
    await expect(page).toHaveTitle(/There is nothing at this address/);
    await expect(page.getByRole("navigation", { name: "Desk", exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "Back to Today" }).click();
    await expect(page).toHaveURL("/desk");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the finder is a page, and the menu opens", async ({ page }) => {
    await page.goto("/desk");
    await page.getByRole("link", { name: "Find anything" }).click();
    await page.getByRole("searchbox").fill("today");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await page.getByRole("main").getByRole("link", { name: "Today" }).click();
    await expect(page).toHaveURL("/desk");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "More" }).click();
    await expect(page.getByRole("dialog", { name: "All screens" })).toBeVisible();
  });
});
