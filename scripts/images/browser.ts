import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../chromium.mjs";

/** Twelve hundred pixels of CSS become sixteen hundred of picture. */
export const wide = { width: 1200, height: 900, deviceScaleFactor: 4 / 3 };
/** The scene recomposed by its own `@media (max-width: 1000px)` block. */
export const narrow = { width: 900, height: 900, deviceScaleFactor: 1 };

export type Format = typeof wide;
export type Camera = (file: string, format: Format) => Promise<Buffer>;

/** One page at a time: the machine has other things to do. */
export async function withBrowser(work: (camera: Camera) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(chromiumOptions("--allow-file-access-from-files"));
  try {
    await work(async (file, { deviceScaleFactor, ...viewport }) => {
      const page = await browser.newPage({ viewport, deviceScaleFactor });
      try {
        return await photograph(page, file);
      } finally {
        await page.close();
      }
    });
  } finally {
    await browser.close();
  }
}

async function photograph(page: Page, file: string): Promise<Buffer> {
  page.on("pageerror", (error) => {
    throw new Error(`${file}: ${error.message}`);
  });
  await page.goto(`file://${file}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}
