import { expect, test } from "../support/test.ts";

/** As far apart as WCAG 1.4.12 lets a visitor ask for. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
/** What is drawn to the length of its line. */
const fitted = ".fit > .line, .head :is(h1, h2, h3), .results .figure";
const pages = [
  ...["/", "/about", "/clients", "/client/techstart", "/contact", "/lab", "/services", "/services/digital-strategy"],
  ...["/project/harvest-table-market", "/rapid-development"],
];

// A visitor's style sheet is none of ours, and no policy of ours holds for it.
test.use({ bypassCSP: true });

test("no page loses a letter to a visitor's own text spacing", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of pages) {
    await page.goto(path);
    expect(await page.locator(fitted).count(), path).toBeGreaterThan(0);
    await page.addStyleTag({ content: spacing });
    await expect(page.locator("html")).toHaveAttribute("data-spaced", "");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.locator(fitted).evaluateAll(cutTexts), `${path} at ${width} px`).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(over, `${path} over the edge at ${width} px`).toBe(0);
    }
  }
});

/** Texts that end to the right of their line, or of the window. A picture that is missing says again what stands under it. */
function cutTexts(lines: (HTMLElement | SVGElement)[]): string[] {
  const shown = lines.filter((line) => line.checkVisibility() && !line.closest(".no-picture"));
  const cut = shown.filter((line) => {
    const text = document.createRange();
    text.selectNodeContents(line);
    const end = Math.max(...[...text.getClientRects()].map(({ right }) => right));
    return end > Math.min(window.innerWidth, line.getBoundingClientRect().right) + 1;
  });
  return cut.map(({ textContent }) => textContent);
}

test("a card's back that is too long for it can be scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/work");
  await page.addStyleTag({ content: spacing });
  await expect(page.locator("html")).toHaveAttribute("data-spaced", "");
  const card = page.locator("[data-flip-card]").nth(2);
  await card.getByRole("button", { name: /^Flip card/ }).click();
  const link = card.getByRole("link").last();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport({ ratio: 1 });
  const [box, inner] = [await card.boundingBox(), await link.boundingBox()];
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1);
});
