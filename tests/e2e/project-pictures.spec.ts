import { expect, test } from "../support/test.ts";

const projectPath = "/project/harvest-table-market";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test("the cover's space has its colour before the picture loads", async ({ page }) => {
    await page.route("**/img/**", () => {});
    await page.goto(projectPath, { waitUntil: "domcontentloaded" });
    const cover = page.locator(".project-cover img");
    const colour = await cover.evaluate((image) => getComputedStyle(image).getPropertyValue("--dominant"));
    expect(colour).toMatch(/^#[\da-f]{3,8}$/);
    await expect(cover).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test("the cover is not cropped", async ({ page }) => {
    await page.goto("/project/relay-onboarding");
    const cover = page.locator(".project-cover img");
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const [seen, drawn] = await cover.evaluate((img: HTMLImageElement) => [
      img.clientWidth / img.clientHeight,
      img.naturalWidth / img.naturalHeight,
    ]);
    expect(seen).toBeCloseTo(drawn ?? 0, 2);
  });
});

test.describe("the gallery", () => {
  test("enlarges a picture, moves through all with buttons and arrow keys, and returns the focus", async ({ page }) => {
    await page.goto(projectPath);
    const thumbs = page.getByRole("link", { name: /^Enlarge picture/ });
    await expect(thumbs).toHaveCount(3);
    const dialog = page.getByRole("dialog", { name: "Gallery" });
    const position = dialog.locator("[aria-live]");
    await thumbs.nth(2).press("Enter");
    await expect(dialog).toBeVisible();
    await expect(position).toContainText("3 / 3");
    const [picture, bar] = [await dialog.getByRole("img").boundingBox(), await position.boundingBox()];
    expect(picture?.y).toBeGreaterThanOrEqual(0);
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await dialog.getByRole("button", { name: "Next picture" }).click();
    await expect(position).toContainText("1 / 3");
    await page.keyboard.press("ArrowLeft");
    await expect(position).toContainText("3 / 3");
    await dialog.getByRole("button", { name: "Previous picture" }).click();
    await expect(position).toContainText("2 / 3");
    await page.keyboard.press("ArrowRight");
    await expect(position).toContainText("3 / 3");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(thumbs.nth(2)).toBeFocused();
    await thumbs.nth(0).click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(thumbs.nth(0)).toBeFocused();
    await expect(page).toHaveURL(projectPath);
  });
});
