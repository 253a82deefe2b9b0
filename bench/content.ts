/**
 * The desk's content under kills, injected scripts and ten thousand records: npm run bench:content
 *   -- --only kill,records   only parts whose name contains one of these words: journey, kill, injection, records
 *   -- --points N            how often to kill -9, default 200
 *   -- --strings N           injected strings, default 500
 * The journey, the browser test of the same name, and the records run on PostgreSQL too: that of TEST_DATABASE_URL, or a temporary one.
 */
import { parseArgs } from "node:util";
import { ensureBuilt } from "../scripts/setup.mjs";
import { injection } from "./content/injection.ts";
import { journey } from "./content/journey.ts";
import { kill } from "./content/kill.ts";
import type { Findings } from "./content/newsroom.ts";
import { records } from "./content/records.ts";
import { table } from "./table.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    points: { type: "string", default: "200" },
    strings: { type: "string", default: "500" },
  },
});
const parts: Record<string, () => Promise<Findings>> = {
  journey,
  kill: () => kill(Number(values.points)),
  injection: () => injection(Number(values.strings)),
  records,
};
const words = values.only?.split(",") ?? [""];

ensureBuilt();
let failed = 0;
for (const [name, run] of Object.entries(parts)) {
  if (!words.some((word) => name.includes(word))) continue;
  const startedAt = performance.now();
  const { rows, failures, note } = await run();
  failed += failures.length;
  console.log(`\n${name}: ${note}, ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  console.log(table(["what", "figure"], rows));
  for (const failure of failures.slice(0, 40)) console.log(`- ${failure}`);
}
console.log(failed === 0 ? "\nNo findings." : `\n${failed} findings.`);
process.exitCode = failed > 0 ? 1 : 0;
