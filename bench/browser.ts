import { type Browser, chromium } from "@playwright/test";
import { chromiumOptions } from "../scripts/chromium.mjs";

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>, ...switches: string[]): Promise<T> {
  const browser = await chromium.launch(chromiumOptions(...switches));
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
