import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuilt, root } from "../scripts/setup.mjs";
import { specifiedPages } from "../tests/support/routes.ts";
import { runSite } from "../tests/support/run-site.ts";
import { serveBarePage } from "./bare-page.ts";
import { measureGrowth } from "./growth.ts";
import { timeInteractions, timeNavigations } from "./interaction.ts";
import { type LighthouseFigures, runLighthouse } from "./lighthouse.ts";
import { formatLimits, recordAtLeast, recordAtMost } from "./limits.ts";
import { type LoadFigures, measureLoad } from "./load.ts";
import { formatRatio, formatTable, toKilobytes } from "./table.ts";
import { measureThrottledPaint } from "./throttled.ts";

const isQuick = process.argv.includes("--quick");
const UNLISTED_PATH = /^\/(admin|thank-you)|\?|^\/work\//;
const listedPaths = specifiedPages.flatMap(({ path, status }) =>
  status === 200 && !UNLISTED_PATH.test(path) ? path : [],
);
const lighthousePaths = isQuick ? ["/"] : listedPaths;
const reportSections: string[] = [];

ensureBuilt();
const barePage = await serveBarePage();
const site = await runSite({ LOG_LEVEL: "info" });
try {
  addToReport("# Measurements");
  addToReport(`${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, production build, loopback, one run.`);
  await reportPainting();
  if (!isQuick) await reportInteraction();
  await reportLoad();
  if (!isQuick) await reportGrowth();
  addToReport(`## What we hold\n\n${formatLimits()}`);
} finally {
  await site.stop();
  await barePage.stop();
}
if (!isQuick) saveReport();

/** Replaces only the upper part of the file; the results of other commands stand below it and stay. */
function saveReport() {
  const file = join(root, "bench", "results.md");
  const [, others = ""] = readFileSync(file, "utf8").split(/^(?=# By other commands$)/m);
  writeFileSync(file, `${reportSections.join("\n\n")}\n\n${others}`);
}

async function reportPainting() {
  addToReport(
    "## On a phone\n\nLighthouse, mobile, simulated throttling, median of 5, compared with a bare HTML page.",
  );
  await warmPageCache(site.url);
  const urls = [barePage.url, ...lighthousePaths.map((path) => site.url + path)];
  const [floor, ...pages] = await runLighthouse(urls, { rounds: 5 });
  if (!floor) return;
  addToReport(
    formatTable(
      ["page", "performance", "accessibility", "best practices", "SEO", "FCP", "LCP", "TBT ms", "CLS"],
      [["(bare page)", floor], ...pages.map((page, index) => [lighthousePaths[index], page] as const)].map(
        ([path, page]) => formatPaintRow(path as string, page as LighthouseFigures, floor),
      ),
    ),
  );
  recordAtMost(1.3, "FCP, times the bare page", pages, ({ fcp }) => fcp / floor.fcp);
  recordAtMost(1.4, "LCP, times the bare page", pages, ({ lcp }) => lcp / floor.lcp);
  recordAtMost(200, "TBT ms", pages, ({ tbt }) => tbt);
  recordAtMost(0.02, "CLS", pages, ({ cls }) => cls);
  recordAtLeast(97, "performance", pages, ({ scores }) => scores.performance ?? 0);
  for (const id of ["accessibility", "best-practices", "seo"])
    recordAtLeast(100, id, pages, ({ scores }) => scores[id] ?? 0);
  const complaints = pages.flatMap((page, index) => page.weakAudits.map((id) => `- ${lighthousePaths[index]}: ${id}`));
  if (complaints.length > 0) addToReport(`Lighthouse audits below 90:\n\n${complaints.join("\n")}`);

  addToReport("With network and CPU actually throttled, first visit, median of 3.");
  const throttled = await measureThrottledPaint(urls, 3);
  const bareTimes = throttled[0] ?? { fcp: Number.NaN, lcp: Number.NaN };
  addToReport(
    formatTable(
      ["page", "FCP", "LCP"],
      throttled.map(({ fcp, lcp }, index) => [
        ["(bare page)", ...lighthousePaths][index] ?? "",
        formatPaint(fcp, bareTimes.fcp),
        formatPaint(lcp, bareTimes.lcp),
      ]),
    ),
  );

  recordAtMost(1.4, "FCP with real throttling, times the bare page", throttled, ({ fcp }) => fcp / bareTimes.fcp);

  addToReport("## Weight\n\nkB over the network on a phone, until the page is idle.");
  const kinds = ["Document", "Script", "Stylesheet", "Font", "Image", "all"];
  addToReport(
    formatTable(
      ["page", ...kinds],
      pages.map(({ weight }, index) => [
        lighthousePaths[index] ?? "",
        ...kinds.map((kind) => toKilobytes(weight[kind] ?? 0)),
      ]),
    ),
  );
  const homes = pages.filter((_, index) => lighthousePaths[index] === "/");
  recordAtMost(140, "Home, kB of scripts", homes, ({ weight }) => toKilobytes(weight.Script ?? 0));
  recordAtMost(65, "Home, kB of fonts", homes, ({ weight }) => toKilobytes(weight.Font ?? 0));
  recordAtMost(350, "Home, kB in all", homes, ({ weight }) => toKilobytes(weight.all ?? 0));
}

function formatPaintRow(path: string, page: LighthouseFigures, floor: LighthouseFigures) {
  const { scores, fcp, lcp, tbt, cls } = page;
  const four = ["performance", "accessibility", "best-practices", "seo"].map((id) => scores[id] ?? 0);
  return [path, ...four, formatPaint(fcp, floor.fcp), formatPaint(lcp, floor.lcp), Math.round(tbt), cls.toFixed(3)];
}

function formatPaint(ms: number, of: number) {
  return `${Math.round(ms)} ms (${formatRatio(ms, of)})`;
}

async function reportInteraction() {
  addToReport(
    "## Interaction\n\nTime to the next frame on a phone with a CPU slowed four times, the longest of three.",
  );
  const actions = await timeInteractions(site.url);
  addToReport(formatTable(["action", "page", "ms"], actions));
  recordAtMost(200, "interaction ms", actions, ([, , ms]) => Number(ms));
  addToReport("From the click on a hovered link to the first frame of the other page, not slowed, median of three.");
  const changes = await timeNavigations(site.url, barePage.url);
  addToReport(formatTable(["page", "ms"], changes));
  recordAtMost(250, "change of page ms", changes, ([, ms]) => Number(ms));
}

async function reportLoad() {
  addToReport(
    "## Under load\n\n32 connections (8 for cold pages), gzip, one freshly started server process, client on the same machine.",
  );
  const seconds = isQuick ? 10 : 30;
  const server = await runSite({ LOG_LEVEL: "info" });
  const loads: LoadFigures[] = [];
  try {
    await warmPageCache(server.url);
    loads.push(await measureLoad(server, "warm", ["/"], seconds));
    loads.push(await measureLoad(server, "mixed", listedPaths, seconds));
    loads.push(await measureLoad(server, "cold", listedPaths, seconds));
    loads.push(await measureLoad(server, "warm", ["/"], seconds));
  } finally {
    await server.stop();
  }
  addToReport(
    formatTable(
      ["pages", "requests/s", "p99 ms", "failed", "memory from start to end, MB"],
      loads.map(({ name, perSecond, p99, failed, memory }) => [name, perSecond, p99, failed, memory.join(", ")]),
    ),
  );
  const finished = loads.filter(({ name }) => name === "warm");
  recordAtLeast(7_000, "finished pages/s", finished, ({ perSecond }) => perSecond);
  recordAtMost(15, "p99 of finished pages, ms", finished, ({ p99 }) => p99);
  recordAtMost(400, "memory MB", loads, ({ memory }) => Math.max(...memory));
}

async function reportGrowth() {
  addToReport(
    "## Growth\n\nRendering an uncached page, and /work painted on a phone (FCP, LCP relative to the bare page).",
  );
  const head = ["projects", "home ms", "kB", "project ms", "kB", "/work ms", "kB", "/work paint"];
  addToReport(formatTable(head, await measureGrowth([10, 1_000, 10_000], barePage.url)));
}

/** Requests each page repeatedly, with a pause: the second request starts the smaller Brotli body, and only one page shrinks at a time. */
async function warmPageCache(url: string) {
  for (const path of listedPaths)
    for (let visit = 0; visit < 3; visit += 1) {
      for (const encoding of ["gzip", "br"])
        await (await fetch(url + path, { headers: { "accept-encoding": encoding } })).arrayBuffer();
      await sleep(200);
    }
}

function describeMachine() {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
}

function addToReport(text: string) {
  reportSections.push(text);
  console.log(`${text}\n`);
}
