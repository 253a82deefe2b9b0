import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

const templates = ["/", "/services", "/clients", "/project/harvest-table-market", "/rapid-development"];

for (const path of templates)
  test(`nothing moves on ${path} while a slow phone paints it`, async ({ page }) => {
    await page.addInitScript(watchShifts);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(path);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
  });

function watchShifts() {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as unknown as { value: number }[]) shifts.push(value);
  }).observe({ type: "layout-shift", buffered: true });
}
