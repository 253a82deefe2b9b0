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
import { type Attack, createOutcome, type Outcome, type Target, withinMinutes } from "./abuse/attack.ts";
import { bodies } from "./abuse/bodies.ts";
import { crossSite } from "./abuse/cross-site.ts";
import { fill } from "./abuse/fill.ts";
import { flood } from "./abuse/flood.ts";
import { formInjection } from "./abuse/form-injection.ts";
import { injection } from "./abuse/injection.ts";
import { lineBreaks } from "./abuse/line-breaks.ts";
import { logFailures, watchLog } from "./abuse/log.ts";
import { neverEnding } from "./abuse/never-ending.ts";
import { noise } from "./abuse/noise.ts";
import { oversized } from "./abuse/oversized.ts";
import { reflection } from "./abuse/reflection.ts";
import { table } from "./table.ts";

const attacks = [crossSite, lineBreaks, formInjection, reflection, oversized, noise, injection, flood, fill, bodies];
/** Failures printed per attack, so that one attack does not bury the others. */
const MAX_SHOWN = 20;
const { values } = parseArgs({
  options: {
    bodies: { type: "string", default: "100000" },
    noise: { type: "string", default: "5000" },
    strings: { type: "string", default: "500" },
    only: { type: "string" },
  },
});
const sizes = { bodies: Number(values.bodies), noise: Number(values.noise), strings: Number(values.strings) };
const words = values.only?.split(",") ?? [""];
const isChosen = ({ name }: Attack) => words.some((word) => name.includes(word));

ensureBuilt();
const dataDir = makeFolder();
// No keep-alive: this busy process would close idle connections too late.
const webhook = await runWebhookServer(webhookAnswers.status(200, { connection: "close" }));
const site = await runSite({ DATA_DIR: dataDir, WEBHOOK_URL: webhook.url, TRUST_PROXY: "1", LOG_LEVEL: "info" });
const rows: (string | number)[][] = [];
const failures: string[] = [];
try {
  // It takes minutes and has its own site, so it runs in parallel.
  const background = isChosen(neverEnding) ? launch(neverEnding) : undefined;
  for (const attack of attacks.filter(isChosen)) {
    const readLines = await watchLog(site);
    await launch(attack, async ({ logged, messages }) => logFailures(await readLines(), logged, messages));
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
console.log(table(["attack", "tried", "answers", "failures", "note", "seconds"], rows));
console.log(
  failures.length === 0
    ? "\nNo server error, no executed script, no extra header or log line, every visitor served."
    : `\n${failures.join("\n")}`,
);
process.exit(failures.length === 0 ? 0 : 1);

async function launch(attack: Attack, checkLog: (outcome: Outcome) => Promise<string[]> = async () => []) {
  const startedAt = performance.now();
  console.error(`› ${attack.name}`);
  const cleanups: (() => unknown)[] = [];
  const target: Target = { site, dataDir, webhook, onEnd: (clean) => cleanups.unshift(clean) };
  let outcome = createOutcome();
  try {
    outcome = await withinMinutes(attack.run(target, sizes), attack.limit);
    outcome.failures.push(...(await checkLog(outcome)));
  } catch (error) {
    outcome.failures.push(String(error));
  }
  for (const clean of cleanups)
    await withinMinutes(Promise.resolve().then(clean), 1).catch((error) => outcome.failures.push(String(error)));
  failures.push(...outcome.failures.slice(0, MAX_SHOWN).map((failure) => `${attack.name}: ${failure}`));
  const counts = [...outcome.answers]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status || "none"}`);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  rows.push([attack.name, outcome.tried, counts.join(", "), outcome.failures.length, outcome.note ?? "", seconds]);
}
