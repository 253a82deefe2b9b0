import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/signed-in.ts";

const focusedElement = (page: Page) => page.locator(":focus");
const finderDialog = (page: Page) => page.getByRole("dialog", { name: "Find anything" });
const keysDialog = (page: Page) => page.getByRole("dialog", { name: "All keys" });

test("the frame shows the agency's local time, and advances each minute", async ({ page }) => {
  const minute = new Intl.DateTimeFormat("en-GB", { timeZone: "America/Toronto", hour: "numeric", minute: "2-digit" });
  await page.clock.install({ time: "2026-11-18T14:09:30-05:00" });
  const now = () => minute.format(Date.now()).replace(/^0(?=\d:)/, "");
  const before = now();
  await page.goto("/desk");
  const clock = page.locator(".clock");
  // Either time is right, since a minute may have ended while the page loaded.
  expect([before, now()]).toContain(await clock.locator("b").textContent());
  await page.clock.runFor("00:31");
  await expect(clock).toHaveText("14:10 Wednesday 18 November. 3 h 50 left of the working day.");
  expect(await page.locator(".hours").getAttribute("style")).toContain("57.4%");
});

test("the finder opens by key, letter keys work except while typing, and both lead to Today", async ({ page }) => {
  await page.goto("/desk/find");
  await test.step("the finder finds a screen, and closes on Escape", async () => {
    await page.keyboard.press("Control+k");
    const field = finderDialog(page).getByRole("combobox");
    await expect(field).toBeFocused();
    await expect(finderDialog(page).getByRole("option", { selected: true })).toHaveText(/Today/);
    await page.keyboard.press("ArrowDown");
    await expect(finderDialog(page).getByRole("option", { selected: true })).toHaveText(/Enquiries/);
    await field.fill("to");
    await expect(finderDialog(page).getByRole("option", { selected: true })).toHaveText(/Today|Operators/);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(finderDialog(page)).toBeHidden();
  });

  await test.step("letter keys work, but not in a field or under a dialog", async () => {
    await page.keyboard.press("/");
    const field = page.getByRole("searchbox");
    await expect(field).toBeFocused();
    await page.keyboard.type("?gt");
    await expect(field).toHaveValue("?gt");
    await page.getByRole("banner").click({ position: { x: 5, y: 5 } });
    await page.keyboard.press("?");
    await expect(keysDialog(page)).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press("g");
    await page.keyboard.press("t");
    await expect(page, "keys do nothing under an open dialog").toHaveURL("/desk/find");
    await page.keyboard.press("Escape");
    await expect(keysDialog(page)).toBeHidden();
    await page.keyboard.press("?");
    await expect(keysDialog(page).getByRole("button", { name: "Close" })).toBeFocused();
    await keysDialog(page).getByRole("link", { name: "Your account" }).click();
    await expect(page).toHaveURL("/desk/account");
    await expect(keysDialog(page)).toBeHidden();
    await page.keyboard.press("g");
    await page.keyboard.press("t");
    await expect(page).toHaveURL("/desk");
  });

  await test.step("the finder leads to a screen", async () => {
    await page.goto("/desk/find");
    await page.getByRole("link", { name: "Find anything" }).click();
    const field = finderDialog(page).getByRole("combobox");
    await expect(finderDialog(page).getByRole("option", { name: "Operators" })).toBeVisible();
    const before = await field.boundingBox();
    await field.fill("today");
    await expect(finderDialog(page).getByRole("option")).toHaveCount(1);
    expect(await field.boundingBox(), "the field stays where one types").toEqual(before);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/desk");
  });
});

test("a dialog keeps the focus and returns it; on a phone, More lists every screen", async ({ page }) => {
  await page.goto("/desk");
  const opener = page.getByRole("button", { name: "All keys" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(keysDialog(page)).toBeVisible();
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("Tab");
    // After the dialog's last control the focus goes to the browser, never to the page behind the dialog.
    const isKept = (dialog: Element) =>
      dialog.contains(document.activeElement) || document.activeElement === document.body;
    expect(await keysDialog(page).evaluate(isKept)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(keysDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await page.mouse.click(8, 8);
  await expect(keysDialog(page), "a click beside the dialog closes it").toBeHidden();

  // The bar at the bottom of a phone has room for four links; the others are under More.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "More" }).click();
  const menu = page.getByRole("dialog", { name: "All screens" });
  await expect(menu.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
  await expect(menu.getByRole("link", { name: "Operators" })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(focusedElement(page)).toHaveText("More");
});

test.describe("an address without a screen", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("keeps the desk's frame, and links back to Today", async ({ page }) => {
    expect((await page.goto("/desk/nothing/here"))?.status()).toBe(404);
    await expect(page).toHaveTitle(/There is nothing at this address/);
    await expect(page.getByRole("navigation", { name: "Desk", exact: true })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
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
