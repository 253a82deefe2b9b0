import { routes } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

const screens = [
  { width: 320, text: "100%" },
  { width: 390, text: "200%" },
];

for (const { path, status } of routes) {
  test.describe(path, () => {
    test.use({ expectedConsole: status === 404 ? /status of 404|404: no page at/ : null });

    for (const { width, text } of screens) {
      test(`nothing runs over the edge at ${width} px with text at ${text}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        const over = await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        }, text);
        expect(over).toBe(0);
      });
    }
  });
}
