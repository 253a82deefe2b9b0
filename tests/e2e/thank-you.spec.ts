import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { setVisibility } from "../support/visibility.ts";

/** Opens /thank-you, and waits until its countdown runs. */
async function openThankYou(page: Page) {
  await page.goto("/thank-you");
  await page.locator("[data-running]").waitFor();
}

test.describe("with JavaScript", () => {
  test("thanks, waits in a hidden tab, goes home after 4000 ms, and leaves no history entry", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto("/services");
    await openThankYou(page);
    await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeVisible();
    await expect(page.getByText("Your message has been received successfully.")).toBeVisible();
    await expect(page.getByText("Redirecting to home page in a few seconds...")).toBeVisible();
    await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", "noindex");
    const bar = page.getByRole("progressbar", { name: "Redirecting to home page" }).locator("i");
    await expect(bar).toHaveCSS("animation-duration", "4s");
    await expect(bar).toHaveCSS("animation-timing-function", "linear");

    await setVisibility(page, "hidden");
    await expect(page.locator("[data-running]")).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(page).toHaveURL("/thank-you");
    await setVisibility(page, "visible");
    await page.locator("[data-running]").waitFor();

    await page.clock.runFor(3999);
    await expect(page).toHaveURL("/thank-you");
    await page.clock.runFor(1);
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL("/services");
  });

  test("stays when asked to, without moving anything or losing the focus", async ({ page }) => {
    await page.clock.install();
    await openThankYou(page);
    const goNow = page.getByRole("link", { name: "Go now" });
    const place = await goNow.boundingBox();
    await page.getByRole("link", { name: "Stay here" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/thank-you?stay");
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(page.getByText("Redirecting")).toHaveCount(0);
    await expect(page.getByText("Stay as long as you like.")).toBeVisible();
    await expect(goNow).toBeFocused();
    expect(await goNow.boundingBox()).toEqual(place);
    await page.clock.runFor(60_000);
    await expect(page).toHaveURL("/thank-you?stay");
  });

  test("stays if the visitor has paused motion", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("motion", "paused"));
    await page.clock.install();
    await page.goto("/thank-you");
    await expect(page.getByText("Stay as long as you like.")).toBeVisible();
    await expect(page.getByText("Redirecting")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Go now" })).not.toBeFocused();
    await page.clock.runFor(20_000);
    await expect(page).toHaveURL("/thank-you");
  });

  test("goes home at once when asked to, and does not redirect a visitor who has left already", async ({ page }) => {
    await page.clock.install();
    await openThankYou(page);
    await page.getByRole("link", { name: "Go now" }).click();
    await expect(page).toHaveURL("/");
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL("/about");
  });

  test("with reduced motion the bar stands still at half, and the page still redirects", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await openThankYou(page);
    const bar = page.getByRole("progressbar").locator("i");
    await expect(bar).toHaveCSS("animation-name", "none");
    await expect(bar).toHaveCSS("scale", "0.5 1");
    await page.clock.runFor(4000);
    await expect(page).toHaveURL("/");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("redirects home by itself, and stays when asked to", async ({ page, request }) => {
    await page.goto("/thank-you");
    await expect(page.getByText("Redirecting to home page in a few seconds...")).toBeVisible();
    await page.getByRole("link", { name: "Stay here" }).click();
    await expect(page).toHaveURL("/thank-you?stay");
    await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeVisible();
    expect(await (await request.get("/thank-you")).text()).toMatch(
      /<noscript><meta http-equiv="refresh" content="4;url=\/"/i,
    );
    expect(await (await request.get("/thank-you?stay")).text()).not.toMatch(/http-equiv/i);
  });
});
