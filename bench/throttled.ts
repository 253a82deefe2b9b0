import type { Browser } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { median } from "./table.ts";

/** A phone's line and processor, as Lighthouse has them. */
const line = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWED = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** When each page is first painted on a phone that is slow for real, by its own clock: the median of some first visits. */
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
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.goto(url, { waitUntil: "load" });
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  return (await painted.jsonValue()) as number;
}
