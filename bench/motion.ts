// Counts the frames shown of those due during each animation, on a CPU slowed four times: npm run bench:motion
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../scripts/chromium.mjs";
import { ensureBuilt } from "../scripts/setup.mjs";
import { waitForHydration } from "../tests/support/hydrated.ts";
import { runSite } from "../tests/support/run-site.ts";
import { framesOf, type TraceEvent } from "./motion/frames.ts";
import { click, point } from "./mouse.ts";
import { table } from "./table.ts";

type Motion = { name: string; path: string; move: (page: Page, cdp: CDPSession) => Promise<unknown> };

const CPU_SLOWDOWN = 4;
const BARE = "about:blank";
const bareMotions: Motion[] = [
  { name: "(bare page: a block moves)", path: BARE, move: (page) => playOut(page, point(page, "a")) },
  { name: "(bare page scrolled)", path: BARE, move: (page, cdp) => scroll(page, cdp, "p") },
];
const motions: Motion[] = [
  { name: "button fills", path: "/", move: (page) => playOut(page, point(page, ".hero .btn")) },
  { name: "row fills", path: "/services", move: (page) => playOut(page, point(page, ".services a")) },
  { name: "card turns", path: "/work", move: (page) => playOut(page, pointAndPress(page, ".card .turn")) },
  { name: "page change", path: "/", move: (page) => playOut(page, pointAndPress(page, ".nav-links a[href='/about']")) },
  { name: "carousel", path: "/clients", move: (page) => page.waitForTimeout(6000) },
  { name: "strip", path: "/rapid-development", move: (page) => page.waitForTimeout(3000) },
  { name: "process steps", path: "/rapid-development", move: (page, cdp) => scroll(page, cdp, "#process") },
  { name: "Home scrolled", path: "/", move: (page, cdp) => scroll(page, cdp, "footer") },
];
const bareContent = `<style>a{display:block;width:200px;height:200px;background:red;transition:translate .52s}a:hover{translate:900px}</style>
<a></a><p>${"Nothing is smoother than nothing. ".repeat(3000)}</p>`;

ensureBuilt();
const site = await runSite({ LOG_LEVEL: "error" });
const browser = await chromium.launch(chromiumOptions());
try {
  const rows = [];
  for (const motion of [...bareMotions, ...motions]) rows.push(await measure(motion));
  console.log(table(["motion", "frames due", "shown", "%"], rows));
  console.log(
    `\nThe typed word changes letter by letter: each takes ${(await letterTime()).toFixed(1)} ms of the main thread, slowed.`,
  );
} finally {
  await browser.close();
  await site.stop();
}

async function measure({ name, path, move }: Motion) {
  const { page, cdp } = await open(path);
  if (name === "carousel") await page.locator(".carousel").scrollIntoViewIfNeeded();
  await browser.startTracing(page, { categories: ["benchmark", "blink.animations", "devtools.timeline"] });
  await move(page, cdp);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.close();
  const { due, shown } = framesOf(trace.traceEvents, { whole: name === "strip" });
  return [name, due, shown, Math.round((shown / due) * 100)];
}

async function open(path: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  if (path === BARE) await page.setContent(bareContent);
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

async function letterTime() {
  const { page, cdp } = await open("/");
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

/** Hovers first, as a visitor does, so that the page is prefetched. */
async function pointAndPress(page: Page, selector: string) {
  await playOut(page, point(page, selector));
  await click(page);
}

/** Waits for the longest animation that an action starts. */
async function playOut(page: Page, action: Promise<unknown>) {
  await action;
  await page.waitForTimeout(1500);
}

async function scroll(page: Page, cdp: CDPSession, to: string) {
  const bottom = await page
    .locator(to)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
  await cdp.send("Input.synthesizeScrollGesture", { x: 700, y: 450, yDistance: -Math.round(bottom), speed: 1600 });
}
