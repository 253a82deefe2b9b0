// Counts the frames due and shown during each animation, on a slowed CPU: npm run bench:motion
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../scripts/chromium.mjs";
import { ensureBuilt } from "../scripts/setup.mjs";
import { waitForHydration } from "../tests/support/hydrated.ts";
import { runSite } from "../tests/support/run-site.ts";
import { countFrames, type TraceEvent } from "./motion/frames.ts";
import { clickAtPointer, hover } from "./mouse.ts";
import { formatTable } from "./table.ts";

type Motion = { name: string; path: string; move: (page: Page, cdp: CDPSession) => Promise<unknown> };

const CPU_SLOWDOWN = 4;
const BARE_PAGE_URL = "about:blank";
const bareMotions: Motion[] = [
  { name: "(bare page: a block moves)", path: BARE_PAGE_URL, move: (page) => waitOutAnimation(page, hover(page, "a")) },
  { name: "(bare page scrolled)", path: BARE_PAGE_URL, move: (page, cdp) => scrollToBottomOf(page, cdp, "p") },
];
const motions: Motion[] = [
  { name: "button fills", path: "/", move: (page) => waitOutAnimation(page, hover(page, ".hero .btn")) },
  { name: "row fills", path: "/services", move: (page) => waitOutAnimation(page, hover(page, ".services a")) },
  { name: "card turns", path: "/work", move: (page) => waitOutAnimation(page, hoverAndClick(page, ".card .turn")) },
  {
    name: "page change",
    path: "/",
    move: (page) => waitOutAnimation(page, hoverAndClick(page, ".nav-links a[href='/about']")),
  },
  { name: "carousel", path: "/clients", move: (page) => page.waitForTimeout(6000) },
  { name: "strip", path: "/rapid-development", move: (page) => page.waitForTimeout(3000) },
  { name: "process steps", path: "/rapid-development", move: (page, cdp) => scrollToBottomOf(page, cdp, "#process") },
  { name: "Home scrolled", path: "/", move: (page, cdp) => scrollToBottomOf(page, cdp, "footer") },
];
const barePageHtml = `<style>a{display:block;width:200px;height:200px;background:red;transition:translate .52s}a:hover{translate:900px}</style>
<a></a><p>${"Nothing is smoother than nothing. ".repeat(3000)}</p>`;

ensureBuilt();
const site = await runSite({ LOG_LEVEL: "error" });
const browser = await chromium.launch(chromiumOptions());
try {
  const rows = [];
  for (const motion of [...bareMotions, ...motions]) rows.push(await measureMotion(motion));
  console.log(formatTable(["motion", "frames due", "shown", "%"], rows));
  console.log(
    `\nThe typed word changes letter by letter: each takes ${(await measureLetterMs()).toFixed(1)} ms of the main thread, slowed.`,
  );
} finally {
  await browser.close();
  await site.stop();
}

async function measureMotion({ name, path, move }: Motion) {
  const { page, cdp } = await openPage(path);
  if (name === "carousel") await page.locator(".carousel").scrollIntoViewIfNeeded();
  await browser.startTracing(page, { categories: ["benchmark", "blink.animations", "devtools.timeline"] });
  await move(page, cdp);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.close();
  const { due, shown } = countFrames(trace.traceEvents, { whole: name === "strip" });
  return [name, due, shown, Math.round((shown / due) * 100)];
}

async function openPage(path: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  if (path === BARE_PAGE_URL) await page.setContent(barePageHtml);
  else {
    await page.goto(site.url + path);
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
  }
  await page.waitForTimeout(1000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, cdp };
}

async function measureLetterMs() {
  const { page, cdp } = await openPage("/");
  await cdp.send("Performance.enable");
  const busy = async () =>
    (await cdp.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  const before = await busy();
  const letters = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        new MutationObserver(() => count++).observe(document.querySelector(".typed b") as Element, {
          characterData: true,
          childList: true,
          subtree: true,
        });
        setTimeout(() => resolve(count), 5000);
      }),
  );
  const after = await busy();
  await page.close();
  return ((after - before) * 1000) / letters;
}

/** Hovers before the click, as a visitor does, so that the page is prefetched. */
async function hoverAndClick(page: Page, selector: string) {
  await waitOutAnimation(page, hover(page, selector));
  await clickAtPointer(page);
}

/** Waits longer than any animation that the action starts. */
async function waitOutAnimation(page: Page, action: Promise<unknown>) {
  await action;
  await page.waitForTimeout(1500);
}

async function scrollToBottomOf(page: Page, cdp: CDPSession, to: string) {
  const bottom = await page
    .locator(to)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
  await cdp.send("Input.synthesizeScrollGesture", { x: 700, y: 450, yDistance: -Math.round(bottom), speed: 1600 });
}
