import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { setVisibility } from "../support/visibility.ts";

const quotes = [
  "I sleep.",
  "They moved the launch once",
  "It asks before it guesses.",
  "Every Monday there was one page",
];

const carousel = (page: Page) => page.getByRole("region", { name: "Testimonials" });
const slidesOf = (page: Page) => carousel(page).locator("[aria-live]");
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });

/** With the clock stopped and the five seconds of the first quote just begun. */
async function open(page: Page) {
  await page.clock.install({ time: "2026-03-02T09:00:00" });
  await page.goto("/clients");
  await expect(carousel(page)).toHaveAttribute("data-ready");
  await page.clock.pauseAt("2026-03-02T10:00:00");
  await begin(page);
}

/** Pointer and focus elsewhere, and the five seconds of the first quote just begun. */
async function begin(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await press(page, "Quote 1");
  await expectQuote(page, 1);
}

/** A choice that neither hovers nor leaves focus behind. */
async function press(page: Page, name: string) {
  await button(page, name).dispatchEvent("click");
}

async function expectQuote(page: Page, number: number) {
  const slides = carousel(page).locator("[aria-roledescription=slide]");
  await expect(slides.and(page.locator(":visible"))).toContainText([quotes[number - 1] ?? ""]);
  await expect(carousel(page).getByRole("button", { name: `Quote ${number}` })).toHaveAttribute("aria-current", "true");
}

test("goes by hand, wraps at both ends, names its slides and keeps its height", async ({ page }) => {
  await open(page);
  await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carousel");
  await expect(carousel(page).getByRole("button", { name: /^Quote \d$/ })).toHaveCount(4);
  await expect(carousel(page).getByRole("group", { name: "1 of 4" })).toContainText("Ramona Wallace");
  for (const number of [2, 3, 4, 1]) {
    await button(page, "Next quote").click();
    await expectQuote(page, number);
  }
  for (const number of [4, 3, 2, 1]) {
    await button(page, "Previous quote").click();
    await expectQuote(page, number);
  }
  for (const number of [3, 1, 4, 2]) {
    await button(page, `Quote ${number}`).click();
    await expectQuote(page, number);
  }
  await press(page, "Quote 4");
  await expect(carousel(page).getByRole("group", { name: "4 of 4" })).toContainText("Ji-woo Han");

  const height = () => carousel(page).evaluate((element) => element.getBoundingClientRect().height);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = [];
    for (const number of [1, 2, 3, 4]) {
      await press(page, `Quote ${number}`);
      await expectQuote(page, number);
      heights.push(await height());
    }
    expect(new Set(heights).size, `${heights} at ${width} px`).toBe(1);
  }
});

test("goes on by itself after 5000 ms, tells so, and stops for who is busy with it", async ({ page }) => {
  await open(page);

  await test.step("goes on from the last to the first", async () => {
    for (const number of [2, 3, 4, 1]) {
      await page.clock.runFor(4999);
      await expectQuote(page, number === 1 ? 4 : number - 1);
      await page.clock.runFor(1);
      await expectQuote(page, number);
    }
  });

  await test.step("a choice starts the five seconds anew, also of the quote that is there", async () => {
    await begin(page);
    await page.clock.runFor(4000);
    await press(page, "Next quote");
    await page.clock.runFor(4999);
    await expectQuote(page, 2);
    await press(page, "Quote 2");
    await page.clock.runFor(4999);
    await expectQuote(page, 2);
    await page.clock.runFor(1);
    await expectQuote(page, 3);
  });

  await test.step("stops while the pointer is on it", async () => {
    await begin(page);
    await carousel(page).hover();
    await page.clock.runFor(20_000);
    await expectQuote(page, 1);
    await page.mouse.move(0, 0);
    await expect(carousel(page).locator("[data-running]")).toHaveCount(1);
    await page.clock.runFor(5000);
    await expectQuote(page, 2);
  });

  await test.step("goes on after a click once the pointer has left", async () => {
    await begin(page);
    await button(page, "Next quote").click();
    await page.mouse.move(0, 0);
    await expect(carousel(page).locator("[data-running]")).toHaveCount(1);
    await page.clock.runFor(5000);
    await expectQuote(page, 3);
  });

  await test.step("stops while the keyboard's focus is in it, and works with it", async () => {
    await begin(page);
    await page.getByRole("button", { name: "Flip card: EcoThread" }).focus();
    await page.keyboard.press("Tab");
    await expect(button(page, "Previous quote")).toBeFocused();
    await page.clock.runFor(20_000);
    await expectQuote(page, 1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectQuote(page, 2);
    for (let stop = 0; stop < 6; stop++) await page.keyboard.press("Tab");
    await expect(carousel(page).locator(":focus")).toHaveCount(0);
    await page.clock.runFor(5000);
    await expectQuote(page, 3);
  });

  await test.step("stops while the tab is hidden", async () => {
    await begin(page);
    await setVisibility(page, "hidden");
    await page.clock.runFor(20_000);
    await expectQuote(page, 1);
    await setVisibility(page, "visible");
    await page.clock.runFor(5000);
    await expectQuote(page, 2);
  });

  await test.step("is announced while it stands still, and what is asked for is", async () => {
    await begin(page);
    await page.clock.runFor(5000);
    await expect(slidesOf(page)).toHaveAttribute("aria-live", "off");
    await press(page, "Next quote");
    await expect(slidesOf(page)).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(5000);
    await expect(slidesOf(page)).toHaveAttribute("aria-live", "off");
  });

  await test.step("the current bar fills in the time that the quote stays", async () => {
    await begin(page);
    const current = carousel(page).locator("[aria-current] i");
    const style = () => current.evaluate((element) => getComputedStyle(element, "::before").animation);
    expect(await style()).toMatch(/\b5s linear.* run\b/);
    await press(page, "Pause quotes");
    await expect(slidesOf(page)).toHaveAttribute("aria-live", "polite");
    await expect.poll(style).toMatch(/none/);
  });

  await test.step("stays paused, also on the next visit, and goes on with the same button", async () => {
    await page.clock.runFor(20_000);
    await expectQuote(page, 1);
    await page.reload();
    await expect(button(page, "Resume quotes")).toBeVisible();
    await page.clock.runFor(20_000);
    await expectQuote(page, 1);
    await press(page, "Resume quotes");
    await page.clock.runFor(5000);
    await expectQuote(page, 2);
  });
});

test("with reduced motion it only goes by hand, and has nothing to pause", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await page.clock.runFor(20_000);
  await expectQuote(page, 1);
  await expect(button(page, "Pause quotes")).toBeHidden();
  await press(page, "Next quote");
  await expectQuote(page, 2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all four quotes can be read, as tall as with it", async ({ page, browser, baseURL }) => {
    await page.goto("/clients");
    for (const quote of quotes) {
      const text = carousel(page).getByRole("blockquote").filter({ hasText: quote });
      await text.scrollIntoViewIfNeeded();
      await expect(text).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole("button", { name: "Next quote" })).toBeHidden();
    const alive = await browser.newPage({ baseURL, javaScriptEnabled: true });
    await alive.goto("/clients");
    await expect(carousel(alive)).toHaveAttribute("data-ready");
    const height = (shown: Page) => carousel(shown).evaluate((element) => element.getBoundingClientRect().height);
    expect(await height(page)).toBe(await height(alive));
    await alive.close();
  });
});
