import type { Browser, Page } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { median } from "./table.ts";

/** The network and the device of Lighthouse's phone. */
const phoneNetwork = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;
const phoneContext = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

type PaintTimes = { fcp: number; lcp: number };

/** Measures the first and the largest contentful paint of first visits, really throttled. Returns the medians of the rounds. */
export async function measureThrottledPaint(urls: string[], rounds: number): Promise<PaintTimes[]> {
  const paints: PaintTimes[][] = urls.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries())
      paints[index]?.push(await withBrowser((browser) => timePaint(browser, url)));
  }
  return paints.map((rounds) => ({
    fcp: median(rounds.map(({ fcp }) => fcp)),
    lcp: median(rounds.map(({ lcp }) => lcp)),
  }));
}

async function timePaint(browser: Browser, url: string): Promise<PaintTimes> {
  const context = await browser.newContext(phoneContext);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", phoneNetwork);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: "networkidle" });
  const fcp = await lastEntryStartMs(page, "paint");
  return { fcp, lcp: await lastEntryStartMs(page, "largest-contentful-paint") };
}

function lastEntryStartMs(page: Page, type: string): Promise<number> {
  return page.evaluate(
    (type) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type,
          buffered: true,
        });
      }),
    type,
  );
}
