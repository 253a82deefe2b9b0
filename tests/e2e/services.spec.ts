import { expect, test } from "../support/test.ts";

const serviceRows = [
  ["AI Agent Development", "/services/ai-agent-development", "6–10 weeks", [6, 10]],
  ["Web Development", "/services/web-development", "6–12 weeks", [6, 12]],
  ["Mobile Apps", "/services/mobile-apps", "8–16 weeks", [8, 16]],
  ["Brand Identity", "/services/brand-identity", "4–6 weeks", [4, 6]],
  ["Digital Strategy", "/services/digital-strategy", "4–8 weeks", [4, 8]],
] as const;

test("the five services are listed, drawn to scale, rise once, and link to their pages", async ({ page }) => {
  await page.goto("/services");
  await test.step("lists the five services, each leading to its page", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
    const items = page.getByRole("main").getByRole("listitem");
    await expect(items).toHaveCount(5);
    for (const [index, [name, path, duration]] of serviceRows.entries()) {
      const item = items.nth(index);
      await expect(item.getByRole("heading", { level: 2, name })).toBeVisible();
      await expect(item.getByRole("link")).toHaveAttribute("href", path);
      await expect(item).toContainText(duration);
    }
  });

  await test.step("draws each duration to scale on sixteen weeks", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const tracks = page.locator(".weeks .track");
    await expect(tracks).toHaveCount(5);
    for (const [index, [, , , [from, to]]] of serviceRows.entries()) {
      const [track, bar] = await Promise.all([
        tracks.nth(index).boundingBox(),
        tracks.nth(index).locator("i").boundingBox(),
      ]);
      if (!track || !bar) throw new Error("nothing drawn");
      expect((bar.x - track.x) / track.width).toBeCloseTo(from / 16, 2);
      expect((bar.x + bar.width - track.x) / track.width).toBeCloseTo(to / 16, 2);
    }
  });

  await test.step("the axis label 8 is above week eight, at every width", async () => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [label, track] = await Promise.all([
        page.locator(".axis span").getByText("8", { exact: true }).boundingBox(),
        page.locator(".weeks .track").first().boundingBox(),
      ]);
      if (!label || !track) throw new Error("nothing drawn");
      expect(Math.abs(label.x + label.width / 2 - (track.x + track.width / 2)), `${width} px`).toBeLessThan(1);
    }
  });

  await test.step("rows below the fold wait, and rise when a tenth of them is visible", async () => {
    await page.setViewportSize({ width: 1440, height: 500 });
    const row = page.getByRole("main").getByRole("listitem").last();
    await page.mouse.move(9, 9);
    await expect(row).toHaveAttribute("data-reveal", "waiting");
    await expect(row).toHaveCSS("opacity", "0");
    await row.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 300));
    await expect(row).toHaveAttribute("data-reveal", "shown");
    await expect(row).toHaveCSS("opacity", "1");
    // The delay is 100 ms, plus 150 ms for each row before this one.
    await expect(row).toHaveCSS("transition-delay", /^0\.7s/);
  });

  await test.step("can be followed by keyboard, and ends on a call to /contact", async () => {
    const call = page.getByRole("main").getByRole("link", { name: "Start Your Project" });
    await expect(call).toHaveAttribute("href", "/contact");
    await page.getByRole("link", { name: "Mobile Apps" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/services/mobile-apps");
    await expect(page.getByRole("heading", { level: 1, name: "Mobile Apps" })).toBeVisible();
  });
});
