import { expect, type Page } from "@playwright/test";

/** The widest text spacing that WCAG 1.4.12 asks a page to bear. */
const spacedTextCss = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
/** Texts that are stretched to the length of their line. */
const fittedTextSelector = ".fit > .line, .head :is(h1, h2, h3), .results .figure";

/** Applies the spacing as a visitor's own style sheet would, which our content security policy cannot block. */
export async function spaceText(page: Page) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacedTextCss);
  await expect(page.locator("html")).toHaveAttribute("data-spaced", "");
}

/** Finds texts that end to the right of their line or of the window. Skips missing pictures, whose words repeat the text below. */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.locator(fittedTextSelector).evaluateAll((lines) => {
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
