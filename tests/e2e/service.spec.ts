import { boxOf } from "../support/pixels.ts";
import { expect, test } from "../support/test.ts";

const services = [
  { slug: "web-development", name: "Web Development", exhibit: "One page, weighed", total: "twelve weeks" },
  { slug: "mobile-apps", name: "Mobile Apps", exhibit: "Tap to first screen", total: "sixteen weeks" },
  { slug: "ai-automation", name: "AI Automation", exhibit: "One week, to scale", total: "eight weeks" },
  { slug: "digital-strategy", name: "Digital Strategy", exhibit: "Spend and result", total: "eight weeks" },
  { slug: "ai-agent-development", name: "AI Agent Development", exhibit: "One night, to scale", total: "ten weeks" },
  { slug: "brand-identity", name: "Brand Identity", exhibit: "One name, five widths", total: "six weeks" },
];

for (const { slug, name, exhibit, total } of services) {
  test(`${name} has a hero, capabilities, an exhibit, a process and a call to /contact`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Back to Services" })).toHaveAttribute(
      "href",
      "/services",
    );
    await expect(page.locator(".capabilities").getByRole("heading", { level: 3 })).toHaveCount(6);
    await expect(page.getByRole("heading", { level: 2 }).nth(1)).toHaveText(exhibit);
    await expect(page.locator(".exhibit").getByRole("img").or(page.locator(".exhibit figure"))).toHaveCount(1);
    await expect(page.getByText(total, { exact: true })).toBeVisible();
    const calls = page.getByRole("main").getByRole("link", { name: "Start Your Project" });
    await expect(calls).toHaveCount(2);
    for (const call of await calls.all()) await expect(call).toHaveAttribute("href", "/contact");
  });
}

test("draws the process to scale side by side, and turned on a phone", async ({ page }) => {
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
    // Each but the last gives four pixels to the gap after it.
    const lengths = (await bars(side)).map((length, index) => length + (index < 4 ? 4 : 0));
    for (const [index, length] of weeks.entries()) expect(lengths[index]).toBeCloseTo(length * unit, 0);
  }
});

test("draws the exhibits to scale", async ({ page }) => {
  await page.goto("/services/web-development");
  const compared = page.locator(".compare i");
  const whole = (await boxOf(compared.nth(0))).width;
  expect((await boxOf(compared.nth(1))).width / whole).toBeCloseTo(250 / 1940, 2);
  expect((await boxOf(compared.nth(2))).width / whole).toBeCloseTo(212 / 1940, 2);

  await page.goto("/services/mobile-apps");
  const track = (await boxOf(page.locator(".track").first())).width;
  const bars = await Promise.all([0, 1, 2].map(async (index) => (await boxOf(page.locator(".bar").nth(index))).width));
  expect(bars.map((width) => (width / track) * 3)).toEqual([2.4, 1.3, 0.7].map((value) => expect.closeTo(value, 2)));

  await page.goto("/services/ai-automation");
  await expect(page.locator(".stacks > :first-child > i")).toHaveCount(15);
  await expect(page.locator(".stacks > .painted > i")).toHaveCount(6);

  await page.goto("/services/digital-strategy");
  const shares = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => (await boxOf(page.locator(".bar").nth(index))).width),
  );
  const one = (shares[1] ?? 0) / 41;
  expect(shares.map((width) => width / one)).toEqual(
    [22, 41, 30, 24, 12, 18, 4, 11, 32, 6].map((value) => expect.closeTo(value, 0)),
  );

  await page.goto("/services/ai-agent-development");
  await expect(page.locator(".lane").first().locator("i")).toHaveCount(31);

  await page.goto("/services/brand-identity");
  const marks = page.locator(".track .line");
  await expect(marks).toHaveCount(5);
  const sizes = await marks.evaluateAll((lines) =>
    lines.map((line) => Number.parseFloat(getComputedStyle(line).fontSize)),
  );
  for (const size of sizes) expect(size).toBeCloseTo(sizes[0] ?? 0, 0);
  const ends = await Promise.all([0, 4].map(async (index) => (await boxOf(marks.nth(index))).width));
  expect((ends[0] ?? 0) / (ends[1] ?? 1)).toBeCloseTo(0.46, 1);
});

test("the browser is sent one service, not six", async ({ page }) => {
  const scripts: { url: string; text: string }[] = [];
  page.on("response", async (response) => {
    const url = response.url();
    if (url.endsWith(".js")) scripts.push({ url, text: await response.text().catch(() => "") });
  });
  await page.goto("/services/mobile-apps");
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(({ text }) => text.includes("Six designs, four hundred walls.")).map(({ url }) => url)).toEqual(
    [],
  );
});

test.describe("an unknown service", () => {
  test.use({ expectedConsole: /status of 404|404: no page at \/services\/no-such-service/ });

  test("is the 404 screen", async ({ page }) => {
    const response = await page.goto("/services/no-such-service");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
  });

  test("names of objects are no services", async ({ request }) => {
    expect((await request.get("/services/constructor")).status()).toBe(404);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there", async ({ page }) => {
    await page.goto("/services/digital-strategy");
    await expect(page.getByRole("heading", { level: 1, name: "Digital Strategy" })).toBeVisible();
    await expect(page.locator(".scaled-rows > li")).toHaveCount(5);
    await expect(page.locator(".steps ol > li")).toHaveCount(5);
  });
});
