import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Measures the stand-in that the browser draws for the first image of the selector. */
function measureStandIn(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => ({
      isBroken: image.complete && image.naturalWidth === 0,
      height: Math.round(image.getBoundingClientRect().height),
      cover: getComputedStyle(image, "::before").height,
      words: getComputedStyle(image, "::after").content,
      alt: image.alt,
    }));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a picture that fails to load, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedConsole: /Failed to load resource/ });

    test("leaves its coloured field with its alt text, and on a card only the field", async ({ page }) => {
      await page.route(/\/img\//, (route) => route.fulfill({ status: 404, body: "" }));
      await page.goto("/project/harvest-table-market");
      await expect.poll(() => measureStandIn(page, ".project-cover img")).toMatchObject({ isBroken: true });
      const { height, cover, words, alt } = await measureStandIn(page, ".project-cover img");
      expect(height).toBeGreaterThan(200);
      expect(Math.round(Number.parseFloat(cover))).toBe(height);
      expect(alt).not.toBe("");
      expect(words).toContain(alt);

      // A card shows its picture's words anyway, so the stand-in has none.
      await page.goto("/work");
      const picture = "[data-flip-card] figure img";
      await page.locator(picture).first().scrollIntoViewIfNeeded();
      await expect.poll(() => measureStandIn(page, picture)).toMatchObject({ isBroken: true });
      const ofCard = await measureStandIn(page, picture);
      expect(ofCard.height).toBeGreaterThan(200);
      expect(ofCard.words).toBe("none");
    });
  });
}

test("the picture in the first view is loaded eagerly, the others lazily", async ({ page }) => {
  const fetched = (selector: string) =>
    page.locator(selector).evaluateAll((images) => images.map((image) => image.getAttribute("loading")));
  await page.goto("/work");
  const [first, ...others] = await fetched("[data-flip-card] figure img");
  expect(first).toBe("eager");
  expect(new Set(others)).toEqual(new Set(["lazy"]));
  await page.goto("/lab");
  expect((await fetched(".experiments img")).slice(0, 3)).toEqual(["eager", "lazy", "lazy"]);
  await page.goto("/project/harvest-table-market");
  expect(await fetched(".project-cover img")).toEqual(["eager"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("no card is missing from a full-page screenshot, even after the list has changed", async ({ page }) => {
    const leftOut = () =>
      page
        .locator("[data-flip-card] .caption")
        .evaluateAll(
          (captions) => captions.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length,
        );
    for (const [path, count] of [
      ["/", 3],
      ["/clients", 4],
      ["/rapid-development", 6],
      ["/work?type=E-commerce", 2],
    ] as const) {
      await page.goto(path);
      await expect(page.locator("[data-flip-card] .caption"), path).toHaveCount(count);
      expect(await leftOut(), path).toBe(0);
    }
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page.locator("[data-flip-card]")).toHaveCount(14);
    await expect.poll(leftOut).toBe(0);
  });
});
