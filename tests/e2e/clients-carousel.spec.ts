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
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });

/** With the clock stopped and the five seconds of the first quote just begun. */
async function open(page: Page) {
  await page.clock.install({ time: "2026-03-02T09:00:00" });
  await page.goto("/clients");
  await expect(page.locator(".carousel[data-ready]")).toHaveCount(1);
  await page.clock.pauseAt("2026-03-02T10:00:00");
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

test("has four quotes, previous, next and four dots, and wraps at both ends", async ({ page }) => {
  await open(page);
  await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carousel");
  await expect(carousel(page).getByRole("button", { name: /^Quote \d$/ })).toHaveCount(4);
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
});

test("names each slide by its place", async ({ page }) => {
  await open(page);
  await expect(carousel(page).getByRole("group", { name: "1 of 4" })).toContainText("Ramona Wallace");
  await press(page, "Quote 4");
  await expect(carousel(page).getByRole("group", { name: "4 of 4" })).toContainText("Ji-woo Han");
});

test("goes on by itself after 5000 ms, and from the last to the first", async ({ page }) => {
  await open(page);
  for (const number of [2, 3, 4, 1]) {
    await page.clock.runFor(4999);
    await expectQuote(page, number === 1 ? 4 : number - 1);
    await page.clock.runFor(1);
    await expectQuote(page, number);
  }
});

test("a choice starts the five seconds anew, also of the quote that is there", async ({ page }) => {
  await open(page);
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

test("stops while the pointer is on it", async ({ page }) => {
  await open(page);
  await carousel(page).hover();
  await page.clock.runFor(20_000);
  await expectQuote(page, 1);
  await page.mouse.move(0, 0);
  await expect(carousel(page).locator("[data-running]")).toHaveCount(1);
  await page.clock.runFor(5000);
  await expectQuote(page, 2);
});

test("stops while the keyboard's focus is in it, and works with it", async ({ page }) => {
  await open(page);
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

test("goes on after a click once the pointer has left", async ({ page }) => {
  await open(page);
  await button(page, "Next quote").click();
  await page.mouse.move(0, 0);
  await expect(carousel(page).locator("[data-running]")).toHaveCount(1);
  await page.clock.runFor(5000);
  await expectQuote(page, 3);
});

test("stops with its pause button, remembers that, and goes on with the same button", async ({ page }) => {
  await open(page);
  await press(page, "Pause quotes");
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

test("stops while the tab is hidden", async ({ page }) => {
  await open(page);
  await setVisibility(page, "hidden");
  await page.clock.runFor(20_000);
  await expectQuote(page, 1);
  await setVisibility(page, "visible");
  await page.clock.runFor(5000);
  await expectQuote(page, 2);
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

test("is announced while it stands still, and what is asked for is", async ({ page }) => {
  await open(page);
  const slides = carousel(page).locator("[aria-live]");
  await page.clock.runFor(5000);
  await expect(slides).toHaveAttribute("aria-live", "off");
  await press(page, "Next quote");
  await expect(slides).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(5000);
  await expect(slides).toHaveAttribute("aria-live", "off");
  await press(page, "Pause quotes");
  await expect(slides).toHaveAttribute("aria-live", "polite");
});

test("the current bar fills in the time that the quote stays", async ({ page }) => {
  await open(page);
  const animation = carousel(page).locator("[aria-current] i");
  const style = () => animation.evaluate((element) => getComputedStyle(element, "::before").animation);
  expect(await style()).toMatch(/\b5s linear.* run\b/);
  await press(page, "Pause quotes");
  await expect.poll(style).toMatch(/none/);
});

for (const width of [320, 390, 768, 1440]) {
  test(`keeps its height from quote to quote at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const height = () => carousel(page).evaluate((element) => element.getBoundingClientRect().height);
    const first = await height();
    for (const number of [2, 3, 4]) {
      await press(page, `Quote ${number}`);
      await expectQuote(page, number);
      expect(await height()).toBe(first);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all four quotes can be read, as tall as with it", async ({ page, browser, baseURL }) => {
    await page.goto("/clients");
    for (const quote of quotes) {
      const text = page.locator("blockquote.big-quote", { hasText: quote });
      await text.scrollIntoViewIfNeeded();
      await expect(text).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole("button", { name: "Next quote" })).toBeHidden();
    const alive = await browser.newPage({ baseURL, javaScriptEnabled: true });
    await alive.goto("/clients");
    await expect(alive.locator(".carousel[data-ready]")).toHaveCount(1);
    const height = (shown: Page) => carousel(shown).evaluate((element) => element.getBoundingClientRect().height);
    expect(await height(page)).toBe(await height(alive));
    await alive.close();
  });
});
