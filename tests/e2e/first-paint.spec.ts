import { routes } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

const found = routes.filter(({ path, status }) => status === 200 && !/^\/(admin|thank-you)/.test(path));

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

for (const { path } of found)
  test(`nothing moves on ${path} while a slow phone paints it`, async ({ page }) => {
    await page.addInitScript(watchShifts);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(path);
    await expect(page.locator("[data-held], [data-plain]")).toHaveCount(0);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
  });

test("what is painted first is little, on every page", async ({ request }) => {
  for (const { path } of found) {
    const html = await (await request.get(path)).text();
    const [, first = ""] = /<main(.*?)<script id="first"/s.exec(html) ?? [];
    const elements = first.match(/<\w/g) ?? [];
    expect.soft(elements.length, path).toBeGreaterThan(5);
    expect.soft(elements.length, path).toBeLessThan(45);
  }
});

function watchShifts() {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as unknown as { value: number }[]) shifts.push(value);
  }).observe({ type: "layout-shift", buffered: true });
}
