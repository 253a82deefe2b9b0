/**
 * Attacks the site and counts what gets through: npm run bench:abuse
 *   -- --bodies N        generated bodies, default 100,000
 *   -- --noise N         made-up addresses, default 5,000
 *   -- --strings N       injected strings, default 500
 *   -- --only flood      only attacks whose name contains one of these words
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../scripts/setup.mjs";
import { makeFolder, runSite } from "../tests/support/run-site.ts";
import { runWebhookServer, webhookAnswers } from "../tests/support/webhook-server.ts";
import { type Attack, type AttackOutcome, type AttackTarget, createOutcome, withinMinutes } from "./abuse/attack.ts";
import { crossSiteAttack } from "./abuse/cross-site.ts";
import { diskFillAttack } from "./abuse/disk-fill.ts";
import { floodAttack } from "./abuse/flood.ts";
import { formInjectionAttack } from "./abuse/form-injection.ts";
import { generatedBodiesAttack } from "./abuse/generated-bodies.ts";
import { lineBreakAttack } from "./abuse/line-breaks.ts";
import { neverEndingAttack } from "./abuse/never-ending.ts";
import { oversizedBodyAttack } from "./abuse/oversized-bodies.ts";
import { reflectionAttack } from "./abuse/reflection.ts";
import { storedInjectionAttack } from "./abuse/stored-injection.ts";
import { urlNoiseAttack } from "./abuse/url-noise.ts";
import { logFailures, watchLog } from "./abuse/watch-log.ts";
import { formatTable } from "./table.ts";

const attacks = [
  crossSiteAttack,
  lineBreakAttack,
  formInjectionAttack,
  reflectionAttack,
  oversizedBodyAttack,
  urlNoiseAttack,
  storedInjectionAttack,
  floodAttack,
  diskFillAttack,
  generatedBodiesAttack,
];
/** Limits the failures printed per attack, so that one attack does not bury the others. */
const MAX_PRINTED_FAILURES = 20;
const { values: cliOptions } = parseArgs({
  options: {
    bodies: { type: "string", default: "100000" },
    noise: { type: "string", default: "5000" },
    strings: { type: "string", default: "500" },
    only: { type: "string" },
  },
});
const inputCounts = {
  bodies: Number(cliOptions.bodies),
  noise: Number(cliOptions.noise),
  strings: Number(cliOptions.strings),
};
const nameFilters = cliOptions.only?.split(",") ?? [""];
const isChosenAttack = ({ name }: Attack) => nameFilters.some((word) => name.includes(word));

ensureBuilt();
const dataDir = makeFolder();
// No keep-alive: this busy process would close idle connections too late.
const webhook = await runWebhookServer(webhookAnswers.status(200, { connection: "close" }));
const site = await runSite({ DATA_DIR: dataDir, WEBHOOK_URL: webhook.url, TRUST_PROXY: "1", LOG_LEVEL: "info" });
const resultRows: (string | number)[][] = [];
const failures: string[] = [];
try {
  // The never-ending requests take minutes and have their own site, so they run beside the other attacks.
  const background = isChosenAttack(neverEndingAttack) ? runAttack(neverEndingAttack) : undefined;
  for (const attack of attacks.filter(isChosenAttack)) {
    const readLines = await watchLog(site);
    await runAttack(attack, async ({ expectedRequestLines, allowedMessages }) =>
      logFailures(await readLines(), expectedRequestLines, allowedMessages),
    );
  }
  await background;
  const isUp = await fetch(`${site.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isUp) failures.push("the site has stopped responding");
} finally {
  await site.stop();
  await webhook.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(formatTable(["attack", "tried", "answers", "failures", "note", "seconds"], resultRows));
console.log(
  failures.length === 0
    ? "\nNo server error, no executed script, no extra header or log line, every visitor served."
    : `\n${failures.join("\n")}`,
);
process.exit(failures.length === 0 ? 0 : 1);

async function runAttack(attack: Attack, checkLog: (outcome: AttackOutcome) => Promise<string[]> = async () => []) {
  const startedAt = performance.now();
  console.error(`› ${attack.name}`);
  const cleanups: (() => unknown)[] = [];
  const target: AttackTarget = { site, dataDir, webhook, onEnd: (clean) => cleanups.unshift(clean) };
  let outcome = createOutcome();
  try {
    outcome = await withinMinutes(attack.run(target, inputCounts), attack.limitMinutes);
    outcome.failures.push(...(await checkLog(outcome)));
  } catch (error) {
    outcome.failures.push(String(error));
  }
  for (const clean of cleanups)
    await withinMinutes(Promise.resolve().then(clean), 1).catch((error) => outcome.failures.push(String(error)));
  failures.push(...outcome.failures.slice(0, MAX_PRINTED_FAILURES).map((failure) => `${attack.name}: ${failure}`));
  const counts = [...outcome.statusCounts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status || "none"}`);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  resultRows.push([
    attack.name,
    outcome.requestCount,
    counts.join(", "),
    outcome.failures.length,
    outcome.note ?? "",
    seconds,
  ]);
}
