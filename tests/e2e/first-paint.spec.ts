import { waitForHydration } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

const paintedPaths = ["/", "/services", "/clients", "/project/harvest-table-market", "/rapid-development"];

for (const path of paintedPaths)
  test(`nothing moves on ${path} while a slow phone paints it`, async ({ page }) => {
    await page.addInitScript(recordLayoutShifts);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(path);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
  });

test("fonts and scripts wait for the frame that shows the last picture", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("load", () => requestAnimationFrame((framed) => Object.assign(window, { framed })));
  });
  const { promise: isPainted, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/cover/, (route) => isPainted.then(() => route.continue()));
  await page.goto("/project/harvest-table-market", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  await waitForHydration(page);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name, startTime }) => (/\.(js|woff2)$/.test(name) ? startTime : [])),
  );
  const framed = await page.evaluate(() => (window as unknown as { framed: number }).framed);
  expect(Math.min(...fetched)).toBeGreaterThan(framed);
});

function recordLayoutShifts() {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as unknown as { value: number }[]) shifts.push(value);
  }).observe({ type: "layout-shift", buffered: true });
}
