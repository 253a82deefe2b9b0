import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { specifiedPages } from "../tests/support/routes.ts";
import { runSite } from "../tests/support/run-site.ts";
import { chromiumOptions } from "./chromium.mjs";
import { ensureBuilt, root } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    widths: { type: "string", default: "390,768,1440,1920" },
    themes: { type: "string", default: "light,dark" },
    paths: { type: "string" },
    // Captures only the first screen of each page.
    fold: { type: "boolean", default: false },
    out: { type: "string", default: "screenshots" },
  },
});

const PAGES_AT_ONCE = 3;
const windowHeights: Record<string, number> = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 };

type Screenshot = { path: string; width: number; theme: "light" | "dark"; file: string };

ensureBuilt();
const site = await runSite({ LOG_LEVEL: "error" });
const browser = await chromium.launch(chromiumOptions());
try {
  const shots = listScreenshots();
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => takeScreenshots(browser, shots)));
} finally {
  await browser.close();
  await site.stop();
}

function listScreenshots(): Screenshot[] {
  const paths = values.paths?.split(",") ?? listAllPaths();
  return values.themes.split(",").flatMap((name) => {
    const theme = name === "dark" ? "dark" : "light";
    return values.widths.split(",").flatMap((width) =>
      paths.map((path) => ({
        path,
        theme,
        width: Number(width),
        file: resolve(root, values.out, `${width}-${theme}`, `${toFileName(path)}.png`),
      })),
    );
  });
}

function listAllPaths(): string[] {
  const pages = specifiedPages.map(({ path }) => path as string).filter((path) => !/^\/(rest|auth)\//.test(path));
  return [...pages, "/work?type=E-commerce&industry=Technology", "/admin?tab=crm", "/thank-you?stay"];
}

/** Takes screenshots from the shared queue until it is empty. Several of these run at once. */
async function takeScreenshots(browser: Browser, shots: Screenshot[]): Promise<void> {
  for (let shot = shots.shift(); shot; shot = shots.shift()) {
    const page = await browser.newPage({
      viewport: { width: shot.width, height: windowHeights[shot.width] ?? 900 },
      colorScheme: shot.theme,
      // With reduced motion, sections are visible from the start instead of when they animate in.
      reducedMotion: "reduce",
      userAgent: devices["Desktop Chrome"].userAgent,
    });
    await takeScreenshot(page, shot);
    await page.close();
    console.log(shot.file.replace(`${root}/`, ""));
  }
}

async function takeScreenshot(page: Page, { path, file }: Screenshot): Promise<void> {
  // The thank-you page redirects after a while.
  if (path === "/thank-you") await page.clock.install();
  await page.goto(site.url + path, { waitUntil: "load" });
  // Some controls appear only once the page is hydrated.
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  if (path === "/thank-you") await page.clock.pauseAt(Date.now() + 1000);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: !values.fold });
}

function toFileName(path: string): string {
  return path.slice(1).replace(/[^\w-]+/g, "-") || "home";
}
