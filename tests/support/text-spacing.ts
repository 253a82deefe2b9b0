import { expect, type Page } from "@playwright/test";

/** As far apart as WCAG 1.4.12 lets a visitor ask for. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
/** What is drawn to the length of its line. */
const fitted = ".fit > .line, .head :is(h1, h2, h3), .results .figure";

/** Sets the page as a visitor's own style sheet would, which no policy of ours holds up. */
export async function spaceText(page: Page) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  await expect(page.locator("html")).toHaveAttribute("data-spaced", "");
}

/** Texts that end to the right of their line, or of the window. A picture that is missing says again what stands under it. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.locator(fitted).evaluateAll((lines) => {
    const shown = lines.filter((line) => line.checkVisibility() && !line.closest(".no-picture"));
    const cut = shown.filter((line) => {
      const text = document.createRange();
      text.selectNodeContents(line);
      const end = Math.max(...[...text.getClientRects()].map(({ right }) => right));
      return end > Math.min(window.innerWidth, line.getBoundingClientRect().right) + 1;
    });
    return cut.map(({ textContent }) => textContent);
  });
}
