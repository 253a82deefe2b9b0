import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { routes } from "../tests/support/routes.ts";
import { runSite } from "../tests/support/run-site.ts";
import { chromiumOptions } from "./chromium.mjs";
import { ensureBuilt, root } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    widths: { type: "string", default: "390,768,1440,1920" },
    themes: { type: "string", default: "light,dark" },
    paths: { type: "string" },
    // Only the first screen.
    fold: { type: "boolean", default: false },
    out: { type: "string", default: "screenshots" },
  },
});

const PAGES_AT_ONCE = 3;
const heights: Record<string, number> = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 };

type Shot = { path: string; width: number; theme: "light" | "dark"; file: string };

ensureBuilt();
const site = await runSite({ LOG_LEVEL: "error" });
const browser = await chromium.launch(chromiumOptions());
try {
  const shots = allShots();
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => work(browser, shots)));
} finally {
  await browser.close();
  await site.stop();
}

function allShots(): Shot[] {
  const paths = values.paths?.split(",") ?? everyPath();
  return values.themes.split(",").flatMap((name) => {
    const theme = name === "dark" ? "dark" : "light";
    return values.widths.split(",").flatMap((width) =>
      paths.map((path) => ({
        path,
        theme,
        width: Number(width),
        file: resolve(root, values.out, `${width}-${theme}`, `${fileName(path)}.png`),
      })),
    );
  });
}

function everyPath(): string[] {
  const pages = routes.map(({ path }) => path as string).filter((path) => !/^\/(rest|auth)\//.test(path));
  return [...pages, "/work?type=E-commerce&industry=Technology", "/admin?tab=crm", "/thank-you?stay"];
}

/** Workers take shots from a shared queue until it is empty. */
async function work(browser: Browser, shots: Shot[]): Promise<void> {
  for (let shot = shots.shift(); shot; shot = shots.shift()) {
    const page = await browser.newPage({
      viewport: { width: shot.width, height: heights[shot.width] ?? 900 },
      colorScheme: shot.theme,
      // Sections that animate in are visible from the start.
      reducedMotion: "reduce",
      userAgent: devices["Desktop Chrome"].userAgent,
    });
    await photograph(page, shot);
    await page.close();
    console.log(shot.file.replace(`${root}/`, ""));
  }
}

async function photograph(page: Page, { path, file }: Shot): Promise<void> {
  // The thank-you page redirects after a while.
  if (path === "/thank-you") await page.clock.install();
  await page.goto(site.url + path, { waitUntil: "load" });
  // Some controls appear only once the scripts run.
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

function fileName(path: string): string {
  return path.slice(1).replace(/[^\w-]+/g, "-") || "home";
}
