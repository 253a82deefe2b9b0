/**
 * Breaks the store, the webhook or the process while visitors post, and counts lost and duplicated enquiries:
 * npm run bench:faults
 *   -- --rounds N        how often to kill -9, default 200
 *   -- --only kill,load  only faults whose name contains one of these words
 *   -- --on PostgreSQL   only this store
 * Runs on SQLite, and on PostgreSQL if TEST_DATABASE_URL names a server where databases may be created.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../scripts/setup.mjs";
import { alertsFault } from "./faults/alerts.ts";
import { clocksApartFault } from "./faults/clocks-apart.ts";
import { diskFullFault } from "./faults/disk-full.ts";
import type { Engine } from "./faults/fresh-store.ts";
import { jumpingClockFault } from "./faults/jumping-clock.ts";
import { killFault } from "./faults/kill.ts";
import { loadFault } from "./faults/load.ts";
import { mailFaults } from "./faults/mail.ts";
import { networkChangeFault } from "./faults/network-change.ts";
import { secondProcessFault } from "./faults/second-process.ts";
import { storeFaults } from "./faults/store-down.ts";
import { terminateFault } from "./faults/terminate.ts";
import { createTestBed, type Fault, type FaultReport } from "./faults/test-bed.ts";
import { upgradeFault } from "./faults/upgrade.ts";
import { webhookFaults } from "./faults/webhook.ts";

type FaultResult = { fault: string; engine: Engine; seconds: number } & (
  | FaultReport
  | { skipped: string }
  | { crashed: string }
);

const faults = [
  ...[killFault, ...webhookFaults, ...mailFaults, networkChangeFault, ...storeFaults],
  ...[
    diskFullFault,
    alertsFault,
    secondProcessFault,
    clocksApartFault,
    jumpingClockFault,
    terminateFault,
    upgradeFault,
    loadFault,
  ],
];
const { values: cliOptions } = parseArgs({
  options: { rounds: { type: "string", default: "200" }, only: { type: "string" }, on: { type: "string" } },
});
const killRounds = Number(cliOptions.rounds);
const nameFilters = cliOptions.only?.split(",") ?? [""];
const chosenFaults = faults.filter(({ name }) =>
  nameFilters.some((word) => name.toLowerCase().includes(word.toLowerCase())),
);
if (!Number.isInteger(killRounds) || killRounds < 1 || chosenFaults.length === 0) {
  console.error(
    `--rounds takes a whole number, --only takes words of these names:\n${faults.map(({ name }) => name).join("\n")}`,
  );
  process.exit(1);
}
const availableEngines: Engine[] = process.env.TEST_DATABASE_URL ? ["SQLite", "PostgreSQL"] : ["SQLite"];
const chosenEngines = availableEngines.filter(
  (engine) => !cliOptions.on || engine.toLowerCase() === cliOptions.on.toLowerCase(),
);
if (chosenEngines.length === 0) {
  console.error(`--on takes one of these: ${availableEngines.join(", ")}. PostgreSQL needs TEST_DATABASE_URL.`);
  process.exit(1);
}

ensureBuilt();
const countColumns = ["sent", "acknowledged", "stored", "arrived", "repeats", "lost", "duplicated", "alerts"];
const tableHead = ["fault", "store", ...countColumns, "visitors saw", "note", "seconds"];
printRow(tableHead);
printRow(tableHead.map(() => "---"));
const faultResults: FaultResult[] = [];
for (const engine of chosenEngines)
  for (const fault of chosenFaults) {
    const line = await runFault(fault, engine);
    faultResults.push(line);
    printRow(cellsOf(line));
  }
if (availableEngines.length === 1) console.log("\nPostgreSQL: skipped, TEST_DATABASE_URL is not set.");
const failures = faultResults.flatMap(failuresOf);
console.log(failures.length === 0 ? "\n0 lost, 0 duplicated." : `\n${failures.join("\n")}`);
process.exit(failures.length === 0 ? 0 : 1);

async function runFault(fault: Fault, engine: Engine): Promise<FaultResult> {
  const startedAt = performance.now();
  const bed = createTestBed(engine);
  const stopped = new AbortController();
  const timeout = sleep(fault.limitMs, undefined, { signal: stopped.signal }).then(() => {
    throw new Error(`did not end within ${fault.limitMs / 1000} s`);
  });
  const outcome = await Promise.race([fault.run(bed, { engine, rounds: killRounds }), timeout]).catch(
    (error: unknown) => ({
      crashed: error instanceof Error ? error.message : String(error),
    }),
  );
  stopped.abort();
  await bed.end();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { fault: fault.name, engine, seconds, ...outcome };
}

function failuresOf(line: FaultResult): string[] {
  if ("skipped" in line) return [];
  if ("crashed" in line) return [`${line.engine}: ${line.fault}: ${line.crashed}`];
  const { lost, duplicated, failedChecks } = line;
  const wrong = [lost > 0 && `${lost} lost`, duplicated > 0 && `${duplicated} duplicated`].filter(Boolean);
  return [...wrong, ...failedChecks.map((check) => `failed: ${check}`)].map(
    (what) => `${line.engine}: ${line.fault}: ${what}`,
  );
}

function cellsOf(line: FaultResult): string[] {
  const { fault, engine } = line;
  if ("skipped" in line) return [fault, engine, ...countColumns.map(() => "–"), "", `skipped: ${line.skipped}`, ""];
  const seconds = String(line.seconds);
  if ("crashed" in line)
    return [fault, engine, ...countColumns.map(() => "?"), "", line.crashed.split("\n")[0] ?? "", seconds];
  const { sent, acknowledged, stored, arrived, repeats, lost, duplicated, alerts, saw, note } = line;
  const figures = [sent, acknowledged, stored, arrived, repeats, lost, duplicated].map(String);
  return [fault, engine, ...figures, alerts, saw, note, seconds];
}

function printRow(cells: string[]) {
  console.log(`| ${cells.join(" | ")} |`);
}
