import type { Browser, Page } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { median } from "./table.ts";

/** Lighthouse's settings for a phone. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

type Paint = { fcp: number; lcp: number };

/** The first and the largest contentful paint of each page with real throttling, on a first visit: medians of the rounds. */
export async function throttledPaint(urls: string[], rounds: number): Promise<Paint[]> {
  const paints: Paint[][] = urls.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) paints[index]?.push(await withBrowser((browser) => paint(browser, url)));
  }
  return paints.map((rounds) => ({
    fcp: median(rounds.map(({ fcp }) => fcp)),
    lcp: median(rounds.map(({ lcp }) => lcp)),
  }));
}

async function paint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: "networkidle" });
  const fcp = await lastEntry(page, "paint");
  return { fcp, lcp: await lastEntry(page, "largest-contentful-paint") };
}

/** When the last entry of a type started. */
function lastEntry(page: Page, type: string): Promise<number> {
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
