import type { Page } from "@playwright/test";
import { boxOf } from "../support/pixels.ts";
import { expect, test } from "../support/test.ts";

const servicePages = [
  { slug: "mobile-apps", name: "Mobile Apps", exhibit: "Tap to first screen", total: "sixteen weeks" },
  { slug: "web-development", name: "Web Development", exhibit: "One page, weighed", total: "twelve weeks" },
  { slug: "ai-automation", name: "AI Automation", exhibit: "One week, to scale", total: "eight weeks" },
  { slug: "digital-strategy", name: "Digital Strategy", exhibit: "Spend and result", total: "eight weeks" },
  { slug: "ai-agent-development", name: "AI Agent Development", exhibit: "One night, to scale", total: "ten weeks" },
  { slug: "brand-identity", name: "Brand Identity", exhibit: "One name, five widths", total: "six weeks" },
];

/** Checks the scale of each service's exhibit. */
const scaleChecks: Record<string, (page: Page) => Promise<void>> = {
  "web-development": async (page) => {
    const [whole = 0, ...parts] = await measureWidths(page, ".compare i", 3);
    expect(parts.map((width) => width / whole)).toEqual([250, 212].map((kb) => expect.closeTo(kb / 1940, 2)));
  },
  "mobile-apps": async (page) => {
    const [track = 0] = await measureWidths(page, ".track", 1);
    const seconds = (await measureWidths(page, ".bar", 3)).map((width) => (width / track) * 3);
    expect(seconds).toEqual([2.4, 1.3, 0.7].map((value) => expect.closeTo(value, 2)));
  },
  "ai-automation": async (page) => {
    await expect(page.locator(".stacks > :first-child > i")).toHaveCount(15);
    await expect(page.locator(".stacks > .painted > i")).toHaveCount(6);
  },
  "digital-strategy": async (page) => {
    const bars = await measureWidths(page, ".bar", 10);
    const one = (bars[1] ?? 0) / 41;
    expect(bars.map((width) => width / one)).toEqual(
      [22, 41, 30, 24, 12, 18, 4, 11, 32, 6].map((value) => expect.closeTo(value, 0)),
    );
  },
  "ai-agent-development": async (page) => {
    await expect(page.locator(".lane").first().locator("i")).toHaveCount(31);
  },
  "brand-identity": async (page) => {
    const marks = page.locator(".track .line");
    await expect(marks).toHaveCount(5);
    const sizes = await marks.evaluateAll((lines) =>
      lines.map((line) => Number.parseFloat(getComputedStyle(line).fontSize)),
    );
    for (const size of sizes) expect(size).toBeCloseTo(sizes[0] ?? 0, 0);
    const [first = 0, , , , last = 1] = await measureWidths(page, ".track .line", 5);
    expect(first / last).toBeCloseTo(0.46, 1);
  },
};

test("each service has a hero, capabilities, an exhibit to scale, a process and a call, and its scripts hold no other's text", async ({
  page,
}) => {
  const scripts: { url: string; text: string }[] = [];
  page.on("response", async (response) => {
    const url = response.url();
    if (url.endsWith(".js")) scripts.push({ url, text: await response.text().catch(() => "") });
  });
  for (const [index, { slug, name, exhibit, total }] of servicePages.entries()) {
    await test.step(name, async () => {
      await page.goto(`/services/${slug}`);
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(main.getByRole("link", { name: "Back to Services" })).toHaveAttribute("href", "/services");
      await expect(page.locator(".capabilities").getByRole("heading", { level: 3 })).toHaveCount(6);
      await expect(page.getByRole("heading", { level: 2 }).nth(1)).toHaveText(exhibit);
      await expect(page.locator(".exhibit").getByRole("img").or(page.locator(".exhibit figure"))).toHaveCount(1);
      await expect(page.getByText(total, { exact: true })).toBeVisible();
      const calls = main.getByRole("link", { name: "Start Your Project" });
      await expect(calls).toHaveCount(2);
      for (const call of await calls.all()) await expect(call).toHaveAttribute("href", "/contact");
      await scaleChecks[slug]?.(page);
      if (index > 0) return;
      await page.waitForLoadState("networkidle");
      expect(scripts.length).toBeGreaterThan(0);
      const strangers = scripts.filter(({ text }) => text.includes("Six designs, four hundred walls."));
      expect(strangers.map(({ url }) => url)).toEqual([]);
    });
  }
});

test("draws the process to scale, horizontally on a desktop and vertically on a phone", async ({ page }) => {
  await page.goto("/services/web-development");
  const weeks = [1, 2, 6, 2, 1];
  const drawing = page.locator(".steps");
  const bars = (side: "width" | "height") =>
    drawing
      .locator("ol > li")
      .evaluateAll(
        (items, side) => items.map((item) => Number.parseFloat(getComputedStyle(item, "::before")[side])),
        side,
      );
  for (const [width, side] of [
    [1440, "width"],
    [390, "height"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const unit = (await boxOf(drawing))[side] / 12;
    // Every bar but the last is shorter by the gap of four pixels after it.
    const lengths = (await bars(side)).map((length, index) => length + (index < 4 ? 4 : 0));
    for (const [index, length] of weeks.entries()) expect(lengths[index]).toBeCloseTo(length * unit, 0);
  }
});

async function measureWidths(page: Page, selector: string, count: number): Promise<number[]> {
  const parts = page.locator(selector);
  return Promise.all(Array.from({ length: count }, async (_, index) => (await boxOf(parts.nth(index))).width));
}
