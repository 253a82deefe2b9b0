import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const rapidPath = "/rapid-development";
const processSteps = [
  ["Discovery Sprint", "1-2 Days"],
  ["Design System", "2-3 Days"],
  ["Core Development", "1-2 Weeks"],
  ["Integration & Testing", "2-3 Days"],
  ["Launch & Support", "1 Day"],
] as const;

const readStepStates = (page: Page) =>
  page.locator("[data-step]").evaluateAll((items) => items.map((item) => item.getAttribute("data-state")));

/** Scrolls until the given share of the section's height is above the middle of the window. */
async function scrollToShare(page: Page, share: number) {
  await page.locator("#process").evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo(0, Math.round(window.scrollY + top - window.innerHeight / 2 + part * height));
  }, share);
}

test("the five steps are drawn to scale, follow the scroll, and print in ink", async ({ page }) => {
  await page.goto(rapidPath);
  await test.step("has five steps with their durations", async () => {
    for (const [index, [title, duration]] of processSteps.entries()) {
      const step = page.locator(`[data-step="${index + 1}"]`);
      await expect(step.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(step.getByText(duration, { exact: true })).toBeVisible();
    }
    await expect(page.locator("[data-step]")).toHaveCount(5);
  });

  await test.step("draws them to scale, vertically on a phone", async () => {
    for (const [width, side] of [
      [390, "height"],
      [1440, "width"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lengths = await page
        .locator("[data-step]")
        .evaluateAll(
          (items, side) => items.map((item) => Number.parseFloat(getComputedStyle(item, "::before")[side])),
          side,
        );
      const gap = 4;
      const unit = ((lengths[2] ?? 0) + gap) / 7.5;
      const days = lengths.map((length, index) => (length + (index < 4 ? gap : 0)) / unit);
      expect(days, `${width} px`).toEqual([1.5, 2.5, 7.5, 2.5, 1].map((value) => expect.closeTo(value, 1)));
    }
  });

  await test.step("follows the scroll from half a viewport early, each step for a fifth of the section", async () => {
    await expect(page.locator("[data-flip-card]")).toHaveCount(6);
    await expect.poll(() => readStepStates(page)).toEqual(Array(5).fill("upcoming"));
    await scrollToShare(page, -0.02);
    await expect.poll(() => readStepStates(page)).toEqual(Array(5).fill("upcoming"));
    for (const [share, active] of [
      [0.02, 1],
      [0.18, 1],
      [0.22, 2],
      [0.42, 3],
      [0.62, 4],
      [0.82, 5],
      [1.2, 5],
      [0.5, 3],
    ] as const) {
      await scrollToShare(page, share);
      const expected = processSteps.map((_, index) =>
        index + 1 < active ? "done" : index + 1 === active ? "active" : "upcoming",
      );
      await expect.poll(() => readStepStates(page), `at ${share}`).toEqual(expected);
      await expect(page.locator('[aria-current="step"]')).toHaveAttribute("data-step", String(active));
    }
  });

  await test.step("dims upcoming steps and highlights the active one", async () => {
    await scrollToShare(page, 0.5);
    const colour = (step: number) =>
      page.locator(`[data-step="${step}"]`).evaluate((item) => {
        const bar = getComputedStyle(item, "::before").backgroundColor;
        return { text: getComputedStyle(item).color, bar };
      });
    await expect.poll(async () => (await colour(3)).bar).toBe("rgb(255, 107, 168)");
    await expect.poll(async () => (await colour(4)).text).not.toBe((await colour(3)).text);
    expect((await colour(1)).text).toBe((await colour(3)).text);
    expect((await colour(1)).bar).not.toBe((await colour(4)).bar);
  });

  await test.step("prints its steps in ink", async () => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const step of await page.locator("[data-step]").all())
      await expect(step).toHaveCSS("color", "rgb(21, 23, 26)");
    await expect(page.getByRole("button", { name: "Dark theme" })).toBeHidden();
  });
});
