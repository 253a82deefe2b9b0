import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { setVisibility } from "../support/visibility.ts";

const quoteOpenings = [
  "I sleep.",
  "They moved the launch once",
  "It asks before it guesses.",
  "Every Monday there was one page",
];

const carousel = (page: Page) => page.getByRole("region", { name: "Testimonials" });
const slidesOf = (page: Page) => carousel(page).locator("[aria-live]");
const carouselButton = (page: Page, name: string) => carousel(page).getByRole("button", { name });

/** Opens /clients with the clock stopped and the first quote's time just begun. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: "2026-03-02T09:00:00" });
  await page.goto("/clients");
  await expect(carousel(page)).toHaveAttribute("data-ready");
  await page.clock.pauseAt("2026-03-02T10:00:00");
  await restartFirstQuote(page);
}

/** Moves pointer and focus away, and begins the first quote's time anew. */
async function restartFirstQuote(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await clickWithoutPointer(page, "Quote 1");
  await expectQuote(page, 1);
}

/** Clicks a button without hovering over it or focusing it, since both would stop the carousel. */
async function clickWithoutPointer(page: Page, name: string) {
  await carouselButton(page, name).dispatchEvent("click");
}

async function expectQuote(page: Page, number: number) {
  const slides = carousel(page).locator("[aria-roledescription=slide]");
  await expect(slides.and(page.locator(":visible"))).toContainText([quoteOpenings[number - 1] ?? ""]);
  await expect(carousel(page).getByRole("button", { name: `Quote ${number}` })).toHaveAttribute("aria-current", "true");
}

test("is moved by its buttons, wraps at both ends, names its slides and keeps its height", async ({ page }) => {
  await openWithStoppedClock(page);
  await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carousel");
  await expect(carousel(page).getByRole("button", { name: /^Quote \d$/ })).toHaveCount(4);
  await expect(carousel(page).getByRole("group", { name: "1 of 4" })).toContainText("Ramona Wallace");
  for (const number of [2, 3, 4, 1]) {
    await carouselButton(page, "Next quote").click();
    await expectQuote(page, number);
  }
  for (const number of [4, 3, 2, 1]) {
    await carouselButton(page, "Previous quote").click();
    await expectQuote(page, number);
  }
  for (const number of [3, 1, 4, 2]) {
    await carouselButton(page, `Quote ${number}`).click();
    await expectQuote(page, number);
  }
  await clickWithoutPointer(page, "Quote 4");
  await expect(carousel(page).getByRole("group", { name: "4 of 4" })).toContainText("Ji-woo Han");

  const height = () => carousel(page).evaluate((element) => element.getBoundingClientRect().height);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = [];
    for (const number of [1, 2, 3, 4]) {
      await clickWithoutPointer(page, `Quote ${number}`);
      await expectQuote(page, number);
      heights.push(await height());
    }
    expect(new Set(heights).size, `${heights} at ${width} px`).toBe(1);
  }
});

test("advances every 5000 ms, announces its state, and stops while a visitor uses it", async ({ page }) => {
  await openWithStoppedClock(page);

  await test.step("advances from the last quote to the first", async () => {
    for (const number of [2, 3, 4, 1]) {
      await page.clock.runFor(4999);
      await expectQuote(page, number === 1 ? 4 : number - 1);
      await page.clock.runFor(1);
      await expectQuote(page, number);
    }
  });

  await test.step("choosing a quote restarts the five seconds, even the current quote", async () => {
    await restartFirstQuote(page);
    await page.clock.runFor(4000);
    await clickWithoutPointer(page, "Next quote");
    await page.clock.runFor(4999);
    await expectQuote(page, 2);
    await clickWithoutPointer(page, "Quote 2");
    await page.clock.runFor(4999);
    await expectQuote(page, 2);
    await page.clock.runFor(1);
    await expectQuote(page, 3);
  });

  await test.step("stops while the pointer is over it", async () => {
    await restartFirstQuote(page);
    await carousel(page).hover();
    await page.clock.runFor(20_000);
    await expectQuote(page, 1);
    await page.mouse.move(0, 0);
    await expect(carousel(page).locator("[data-running]")).toHaveCount(1);
    await page.clock.runFor(5000);
    await expectQuote(page, 2);
  });

  await test.step("advances after a click once the pointer has left", async () => {
    await restartFirstQuote(page);
    await carouselButton(page, "Next quote").click();
    await page.mouse.move(0, 0);
    await expect(carousel(page).locator("[data-running]")).toHaveCount(1);
    await page.clock.runFor(5000);
    await expectQuote(page, 3);
  });

  await test.step("stops while it has the keyboard's focus, and works with the keyboard", async () => {
    await restartFirstQuote(page);
    await page.getByRole("button", { name: "Flip card: EcoThread" }).focus();
    await page.keyboard.press("Tab");
    await expect(carouselButton(page, "Previous quote")).toBeFocused();
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
    await restartFirstQuote(page);
    await setVisibility(page, "hidden");
    await page.clock.runFor(20_000);
    await expectQuote(page, 1);
    await setVisibility(page, "visible");
    await page.clock.runFor(5000);
    await expectQuote(page, 2);
  });

  await test.step("is announced by screen readers only while it stands still or after a choice", async () => {
    await restartFirstQuote(page);
    await page.clock.runFor(5000);
    await expect(slidesOf(page)).toHaveAttribute("aria-live", "off");
    await clickWithoutPointer(page, "Next quote");
    await expect(slidesOf(page)).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(5000);
    await expect(slidesOf(page)).toHaveAttribute("aria-live", "off");
  });

  await test.step("the current bar fills while its quote is shown", async () => {
    await restartFirstQuote(page);
    const current = carousel(page).locator("[aria-current] i");
    const style = () => current.evaluate((element) => getComputedStyle(element, "::before").animation);
    expect(await style()).toMatch(/\b5s linear.* run\b/);
    await clickWithoutPointer(page, "Pause quotes");
    await expect(slidesOf(page)).toHaveAttribute("aria-live", "polite");
    await expect.poll(style).toMatch(/none/);
  });

  await test.step("stays paused, even on the next visit, and resumes with the same button", async () => {
    await page.clock.runFor(20_000);
    await expectQuote(page, 1);
    await page.reload();
    await expect(carouselButton(page, "Resume quotes")).toBeVisible();
    await page.clock.runFor(20_000);
    await expectQuote(page, 1);
    await clickWithoutPointer(page, "Resume quotes");
    await page.clock.runFor(5000);
    await expectQuote(page, 2);
  });
});

test("with reduced motion it moves only by its buttons, and has no pause button", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithStoppedClock(page);
  await page.clock.runFor(20_000);
  await expectQuote(page, 1);
  await expect(carouselButton(page, "Pause quotes")).toBeHidden();
  await clickWithoutPointer(page, "Next quote");
  await expectQuote(page, 2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all four quotes can be read, in the same height as with JavaScript", async ({ page, browser, baseURL }) => {
    await page.goto("/clients");
    for (const quote of quoteOpenings) {
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
