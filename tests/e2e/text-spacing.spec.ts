import { boxOf } from "../support/pixels.ts";
import { expect, test } from "../support/test.ts";
import { spaceText } from "../support/text-spacing.ts";

// sweep.spec.ts checks that no page cuts a text off.
test("with wide text spacing, a card's back whose text is too long can be scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/work");
  await spaceText(page);
  const card = page.locator("[data-flip-card]").nth(2);
  await card.getByRole("button", { name: /^Flip card/ }).click();
  const link = card.getByRole("link").last();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport({ ratio: 1 });
  const [box, inner] = [await boxOf(card), await boxOf(link)];
  expect(inner.y + inner.height).toBeLessThanOrEqual(box.y + box.height + 1);
});
