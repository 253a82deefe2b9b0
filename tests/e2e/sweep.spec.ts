import { AxeBuilder } from "@axe-core/playwright";
import { routes } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

const widths = [390, 1440];

for (const { path, status } of routes) {
  test.describe(path, () => {
    // The browser itself notes a page that answers 404, and our 404 screen notes the path.
    test.use({ expectedConsole: status === 404 ? /status of 404|404: no page at/ : null });

    for (const width of widths) {
      for (const colorScheme of ["light", "dark"] as const) {
        test(`is sound at ${width} px, ${colorScheme}`, async ({ page }) => {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.setViewportSize({ width, height: 900 });
          const response = await page.goto(path);
          expect(response?.status()).toBe(status);
          await expect(page).toHaveTitle(/\S+ — Furlong$/);
          await expect(page.locator("h1")).toHaveCount(1);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
        });
      }
    }
  });
}
