import type { Browser } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { median } from "./table.ts";

/** Lighthouse's settings for a phone. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The first contentful paint of each page with real throttling, on a first visit: the median of the rounds. */
export async function throttledPaint(urls: string[], rounds: number): Promise<number[]> {
  const times: number[][] = urls.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries())
      times[index]?.push(await withBrowser((browser) => firstPaint(browser, url)));
  }
  return times.map(median);
}

async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: "load" });
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  return (await painted.jsonValue()) as number;
}
