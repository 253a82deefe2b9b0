// What each motion costs on a CPU slowed four times: node bench/motion.ts
import { type CDPSession, chromium, devices, type Page } from "@playwright/test";
import { ensureChromium } from "../scripts/chromium.mjs";
import { ensureBuilt } from "../scripts/setup.mjs";
import { hydrated } from "../tests/support/hydrated.ts";
import { runSite } from "../tests/support/run-site.ts";
import { table } from "./table.ts";

type Motion = { name: string; path: string; move: (page: Page, cdp: CDPSession) => Promise<unknown> };
type TraceEvent = { name: string; args: { frame_reporter?: { state: string; affects_smoothness: boolean } } };

const SLOWER = 4;
const motions: Motion[] = [
  { name: "typed word, 3 s", path: "/", move: (page) => page.waitForTimeout(3000) },
  { name: "button fills", path: "/", move: (page) => rest(page, page.locator(".hero .btn").first().hover()) },
  { name: "row fills", path: "/services", move: (page) => rest(page, page.locator(".services a").first().hover()) },
  { name: "card turns", path: "/work", move: (page) => rest(page, page.locator(".card .turn").first().click()) },
  { name: "strip, 3 s", path: "/rapid-development", move: (page) => page.waitForTimeout(3000) },
  { name: "process steps", path: "/rapid-development", move: (page, cdp) => scroll(page, cdp, "#process") },
  { name: "carousel, one turn", path: "/clients", move: (page) => page.waitForTimeout(6000) },
  { name: "page change", path: "/", move: (page) => rest(page, page.locator(".nav-links a[href='/about']").click()) },
  { name: "Home from top to bottom", path: "/", move: (page, cdp) => scroll(page, cdp, "footer") },
];

ensureBuilt();
const site = await runSite({ LOG_LEVEL: "error" });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox"] });
try {
  const rows = [];
  for (const motion of motions) rows.push(await measure(motion));
  console.log(table(["motion", "frames shown", "in part", "dropped", "layouts", "paints"], rows));
} finally {
  await browser.close();
  await site.stop();
}

async function measure({ name, path, move }: Motion) {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    userAgent: devices["Desktop Chrome"].userAgent,
  });
  await page.goto(site.url + path);
  await hydrated(page);
  if (name.startsWith("carousel")) await page.locator(".carousel").scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await browser.startTracing(page, { categories: ["cc", "benchmark", "devtools.timeline"] });
  await move(page, cdp);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.close();
  const frames = trace.traceEvents.flatMap(({ name, args: { frame_reporter: frame } }) =>
    name === "PipelineReporter" && frame ? frame : [],
  );
  const count = (of: string) => trace.traceEvents.filter(({ name }) => name === of).length;
  const shown = frames.filter(({ state }) => state === "STATE_PRESENTED_ALL");
  const partial = frames.filter(({ state }) => state === "STATE_PRESENTED_PARTIAL");
  // A frame that was due while nothing moved is no loss.
  const dropped = frames.filter(({ state, affects_smoothness }) => state === "STATE_DROPPED" && affects_smoothness);
  return [name, shown.length, partial.length, dropped.length, count("Layout"), count("Paint")];
}

/** Long enough for the longest motion that an action starts. */
async function rest(page: Page, action: Promise<unknown>) {
  await action;
  await page.waitForTimeout(900);
}

async function scroll(page: Page, cdp: CDPSession, to: string) {
  const bottom = await page.locator(to).evaluate((element) => element.getBoundingClientRect().bottom);
  await cdp.send("Input.synthesizeScrollGesture", { x: 700, y: 450, yDistance: -Math.round(bottom), speed: 1600 });
}
