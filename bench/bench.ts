import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuilt, root } from "../scripts/setup.mjs";
import { specifiedPages } from "../tests/support/routes.ts";
import { runSite } from "../tests/support/run-site.ts";
import { serveBarePage } from "./bare-page.ts";
import { growth } from "./growth.ts";
import { interaction, navigation } from "./interaction.ts";
import { type Measured, measure } from "./lighthouse.ts";
import { atLeast, atMost, limitsTable } from "./limits.ts";
import { type Load, load } from "./load.ts";
import { kilobytes, ratio, table } from "./table.ts";
import { throttledPaint } from "./throttled.ts";

const isQuick = process.argv.includes("--quick");
const isUnlisted = /^\/(admin|thank-you)|\?|^\/work\//;
const paths = specifiedPages.flatMap(({ path, status }) => (status === 200 && !isUnlisted.test(path) ? path : []));
const measured = isQuick ? ["/"] : paths;
const parts: string[] = [];

ensureBuilt();
const bare = await serveBarePage();
const site = await runSite({ LOG_LEVEL: "info" });
try {
  say("# Measurements");
  say(`${new Date().toISOString().slice(0, 10)}, ${machine()}, production build, loopback, one run.`);
  await painting();
  if (!isQuick) await interacting();
  await serving();
  if (!isQuick) await growing();
  say(`## What we hold\n\n${limitsTable()}`);
} finally {
  await site.stop();
  await bare.stop();
}
if (!isQuick) save();

/** What other commands measured stands below, and stays. */
function save() {
  const file = join(root, "bench", "results.md");
  const [, others = ""] = readFileSync(file, "utf8").split(/^(?=# By other commands$)/m);
  writeFileSync(file, `${parts.join("\n\n")}\n\n${others}`);
}

async function painting() {
  say("## On a phone\n\nLighthouse, mobile, simulated throttling, median of 5, compared with a bare HTML page.");
  await warm(site.url);
  const urls = [bare.url, ...measured.map((path) => site.url + path)];
  const [floor, ...pages] = await measure(urls, { rounds: 5 });
  if (!floor) return;
  say(
    table(
      ["page", "performance", "accessibility", "best practices", "SEO", "FCP", "LCP", "TBT ms", "CLS"],
      [["(bare page)", floor], ...pages.map((page, index) => [measured[index], page] as const)].map(([path, page]) =>
        paintRow(path as string, page as Measured, floor),
      ),
    ),
  );
  atMost(1.3, "FCP, times the bare page", pages, ({ fcp }) => fcp / floor.fcp);
  atMost(1.4, "LCP, times the bare page", pages, ({ lcp }) => lcp / floor.lcp);
  atMost(200, "TBT ms", pages, ({ tbt }) => tbt);
  atMost(0.02, "CLS", pages, ({ cls }) => cls);
  atLeast(97, "performance", pages, ({ scores }) => scores.performance ?? 0);
  for (const id of ["accessibility", "best-practices", "seo"]) atLeast(100, id, pages, ({ scores }) => scores[id] ?? 0);
  const complaints = pages.flatMap((page, index) => page.complaints.map((id) => `- ${measured[index]}: ${id}`));
  if (complaints.length > 0) say(`Lighthouse audits below 90:\n\n${complaints.join("\n")}`);

  say("With network and CPU actually throttled, first visit, median of 3.");
  const throttled = await throttledPaint(urls, 3);
  const bareTimes = throttled[0] ?? { fcp: Number.NaN, lcp: Number.NaN };
  say(
    table(
      ["page", "FCP", "LCP"],
      throttled.map(({ fcp, lcp }, index) => [
        ["(bare page)", ...measured][index] ?? "",
        paint(fcp, bareTimes.fcp),
        paint(lcp, bareTimes.lcp),
      ]),
    ),
  );

  atMost(1.4, "FCP with real throttling, times the bare page", throttled, ({ fcp }) => fcp / bareTimes.fcp);

  say("## Weight\n\nkB over the network on a phone, until the page is idle.");
  const kinds = ["Document", "Script", "Stylesheet", "Font", "Image", "all"];
  say(
    table(
      ["page", ...kinds],
      pages.map(({ weight }, index) => [measured[index] ?? "", ...kinds.map((kind) => kilobytes(weight[kind] ?? 0))]),
    ),
  );
  const homes = pages.filter((_, index) => measured[index] === "/");
  atMost(140, "Home, kB of scripts", homes, ({ weight }) => kilobytes(weight.Script ?? 0));
  atMost(65, "Home, kB of fonts", homes, ({ weight }) => kilobytes(weight.Font ?? 0));
  atMost(350, "Home, kB in all", homes, ({ weight }) => kilobytes(weight.all ?? 0));
}

function paintRow(path: string, page: Measured, floor: Measured) {
  const { scores, fcp, lcp, tbt, cls } = page;
  const four = ["performance", "accessibility", "best-practices", "seo"].map((id) => scores[id] ?? 0);
  return [path, ...four, paint(fcp, floor.fcp), paint(lcp, floor.lcp), Math.round(tbt), cls.toFixed(3)];
}

function paint(ms: number, of: number) {
  return `${Math.round(ms)} ms (${ratio(ms, of)})`;
}

async function interacting() {
  say("## Interaction\n\nTime to the next frame on a phone with a CPU slowed four times, the longest of three.");
  const actions = await interaction(site.url);
  say(table(["action", "page", "ms"], actions));
  atMost(200, "interaction ms", actions, ([, , ms]) => Number(ms));
  say("From the click on a hovered link to the first frame of the other page, not slowed, median of three.");
  const changes = await navigation(site.url, bare.url);
  say(table(["page", "ms"], changes));
  atMost(250, "change of page ms", changes, ([, ms]) => Number(ms));
}

async function serving() {
  say(
    "## Under load\n\n32 connections (8 for cold pages), gzip, one freshly started server process, client on the same machine.",
  );
  const seconds = isQuick ? 10 : 30;
  const server = await runSite({ LOG_LEVEL: "info" });
  const loads: Load[] = [];
  try {
    await warm(server.url);
    loads.push(await load(server, "warm", ["/"], seconds));
    loads.push(await load(server, "mixed", paths, seconds));
    loads.push(await load(server, "cold", paths, seconds));
    loads.push(await load(server, "warm", ["/"], seconds));
  } finally {
    await server.stop();
  }
  say(
    table(
      ["pages", "requests/s", "p99 ms", "failed", "memory from start to end, MB"],
      loads.map(({ name, perSecond, p99, failed, memory }) => [name, perSecond, p99, failed, memory.join(", ")]),
    ),
  );
  const finished = loads.filter(({ name }) => name === "warm");
  atLeast(7_000, "finished pages/s", finished, ({ perSecond }) => perSecond);
  atMost(15, "p99 of finished pages, ms", finished, ({ p99 }) => p99);
  atMost(400, "memory MB", loads, ({ memory }) => Math.max(...memory));
}

async function growing() {
  say("## Growth\n\nRendering an uncached page, and /work painted on a phone (FCP, LCP relative to the bare page).");
  const head = ["projects", "home ms", "kB", "project ms", "kB", "/work ms", "kB", "/work paint"];
  say(table(head, await growth([10, 1_000, 10_000], bare.url)));
}

/** Reads every page as its visitors do: the cache keeps the smallest form of those that were asked for again, one at a time. */
async function warm(url: string) {
  for (const path of paths)
    for (let visit = 0; visit < 3; visit += 1) {
      for (const encoding of ["gzip", "br"])
        await (await fetch(url + path, { headers: { "accept-encoding": encoding } })).arrayBuffer();
      await sleep(200);
    }
}

function machine() {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
}

function say(text: string) {
  parts.push(text);
  console.log(`${text}\n`);
}
