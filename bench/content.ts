/**
 * Tests the desk's content under kills, injected scripts and thousands of records: npm run bench:content
 *   -- --only kill,records   only parts whose name contains one of these words: journey, kill, injection, records
 *   -- --points N            how often to kill -9, default 200
 *   -- --strings N           injected strings, default 500
 * The journey, a browser test, runs on PostgreSQL, and the records on both stores. PostgreSQL is TEST_DATABASE_URL or a temporary server.
 */
import { parseArgs } from "node:util";
import { ensureBuilt } from "../scripts/setup.mjs";
import { injectIntoDesk } from "./content/desk-injection.ts";
import { runContentJourney } from "./content/journey.ts";
import { killDuringContentWork } from "./content/kill.ts";
import type { BenchFindings } from "./content/seeded-store.ts";
import { timeContentScreens } from "./content/time-screens.ts";
import { formatTable } from "./table.ts";

const { values: cliOptions } = parseArgs({
  options: {
    only: { type: "string" },
    points: { type: "string", default: "200" },
    strings: { type: "string", default: "500" },
  },
});
const benchParts: Record<string, () => Promise<BenchFindings>> = {
  journey: runContentJourney,
  kill: () => killDuringContentWork(Number(cliOptions.points)),
  injection: () => injectIntoDesk(Number(cliOptions.strings)),
  records: timeContentScreens,
};
const nameFilters = cliOptions.only?.split(",") ?? [""];

ensureBuilt();
let failureCount = 0;
for (const [name, run] of Object.entries(benchParts)) {
  if (!nameFilters.some((word) => name.includes(word))) continue;
  const startedAt = performance.now();
  const { rows, failures, note } = await run();
  failureCount += failures.length;
  console.log(`\n${name}: ${note}, ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  console.log(formatTable(["what", "figure"], rows));
  for (const failure of failures.slice(0, 40)) console.log(`- ${failure}`);
}
console.log(failureCount === 0 ? "\nNo findings." : `\n${failureCount} findings.`);
process.exitCode = failureCount > 0 ? 1 : 0;
