import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../chromium.mjs";

/** 1200 CSS pixels become 1600 image pixels. */
export const wideFormat = { width: 1200, height: 900, deviceScaleFactor: 4 / 3 };
/** The scene recomposed by its own `@media (max-width: 1000px)` block. */
export const narrowFormat = { width: 900, height: 900, deviceScaleFactor: 1 };

export type ScreenshotFormat = typeof wideFormat;
export type TakeScreenshot = (file: string, format: ScreenshotFormat) => Promise<Buffer>;

/** Runs `work` with a browser that opens one page at a time, to leave the machine usable. */
export async function withScreenshotBrowser(work: (takeScreenshot: TakeScreenshot) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(chromiumOptions("--allow-file-access-from-files"));
  try {
    await work(async (file, { deviceScaleFactor, ...viewport }) => {
      const page = await browser.newPage({ viewport, deviceScaleFactor });
      try {
        return await screenshotPage(page, file);
      } finally {
        await page.close();
      }
    });
  } finally {
    await browser.close();
  }
}

async function screenshotPage(page: Page, file: string): Promise<Buffer> {
  page.on("pageerror", (error) => {
    throw new Error(`${file}: ${error.message}`);
  });
  await page.goto(`file://${file}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}
