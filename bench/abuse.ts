/**
 * Does to the site what nobody should, and counts: npm run bench:abuse
 *   -- --bodies N        generated bodies, 100,000 unless given
 *   -- --only flood      the attacks whose names hold one of these words
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { makeFolder, runSite } from "../tests/support/run-site.ts";
import { runWebhook } from "../tests/support/webhook-server.ts";
import type { Attack, Ground } from "./abuse/attack.ts";
import { bodies } from "./abuse/bodies.ts";
import { injection } from "./abuse/injection.ts";
import { noise } from "./abuse/noise.ts";
import { crossSite, flood, largeAndSlow, lineBreaks } from "./abuse/posts.ts";
import { table } from "./table.ts";

const attacks = [crossSite, lineBreaks, largeAndSlow, noise, injection, flood, bodies];
const { values } = parseArgs({ options: { bodies: { type: "string", default: "100000" }, only: { type: "string" } } });
const words = values.only?.split(",") ?? [""];
const chosen = attacks.filter(({ name }) => words.some((word) => name.includes(word)));

const dataDir = makeFolder();
const webhook = await runWebhook();
const site = await runSite({ DATA_DIR: dataDir, WEBHOOK_URL: webhook.url, TRUST_PROXY: "1", LOG_LEVEL: "info" });
const rows: (string | number)[][] = [];
const failures: string[] = [];
try {
  for (const attack of chosen) rows.push(await launch(attack, { site, dataDir, webhook }));
  const isUp = (await fetch(`${site.url}/healthz`)).ok;
  if (!isUp) failures.push("the site does not answer any more");
} finally {
  await site.stop();
  await webhook.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(table(["attack", "tried", "answers", "failures", "note", "seconds"], rows));
console.log(failures.length === 0 ? "\n0 server errors, 0 executions." : `\n${failures.slice(0, 50).join("\n")}`);
process.exit(failures.length === 0 ? 0 : 1);

async function launch(attack: Attack, ground: Ground) {
  const startedAt = performance.now();
  console.error(`› ${attack.name}`);
  const amount = attack === bodies ? Number(values.bodies) : 5_000;
  const outcome = await attack.run(ground, amount);
  failures.push(...outcome.failures.map((failure) => `${attack.name}: ${failure}`));
  const answers = [...outcome.answers]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status || "none"}`);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return [attack.name, outcome.tried, answers.join(", "), outcome.failures.length, outcome.note ?? "", seconds];
}
