/**
 * Breaks what the site stands on while visitors write, and counts: npm run bench:faults
 *   -- --rounds N        kills with -9, 200 unless given
 *   -- --only kill,load  the faults whose names hold one of these words
 *   -- --on PostgreSQL   one store alone
 * SQLite always; PostgreSQL too where TEST_DATABASE_URL leads to a server on which databases may be made.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../scripts/setup.mjs";
import { clock } from "./faults/clock.ts";
import { diskFull } from "./faults/disk-full.ts";
import { kill } from "./faults/kill.ts";
import { load } from "./faults/load.ts";
import type { Kind } from "./faults/place.ts";
import { createScene, type Fault, type Report } from "./faults/scene.ts";
import { secondProcess } from "./faults/second-process.ts";
import { storeFaults } from "./faults/store-down.ts";
import { terminate } from "./faults/terminate.ts";
import { webhookFaults } from "./faults/webhook.ts";

type Line = { fault: string; kind: Kind; seconds: number } & (Report | { skipped: string } | { crashed: string });

const faults = [kill, ...webhookFaults, ...storeFaults, diskFull, secondProcess, clock, terminate, load];
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "200" }, only: { type: "string" }, on: { type: "string" } },
});
const rounds = Number(values.rounds);
const words = values.only?.split(",") ?? [""];
const chosen = faults.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word.toLowerCase())));
if (!Number.isInteger(rounds) || rounds < 1 || chosen.length === 0) {
  console.error(`--rounds takes a whole number, --only words of these:\n${faults.map(({ name }) => name).join("\n")}`);
  process.exit(1);
}
const available: Kind[] = process.env.TEST_DATABASE_URL ? ["SQLite", "PostgreSQL"] : ["SQLite"];
const kinds = available.filter((kind) => !values.on || kind.toLowerCase() === values.on.toLowerCase());
if (kinds.length === 0) {
  console.error(`--on takes one of these: ${available.join(", ")}. PostgreSQL needs TEST_DATABASE_URL.`);
  process.exit(1);
}

ensureBuilt();
const counts = ["sent", "acknowledged", "stored", "arrived", "repeats", "lost", "duplicated"];
const head = ["fault", "store", ...counts, "visitors saw", "note", "seconds"];
printRow(head);
printRow(head.map(() => "---"));
const lines: Line[] = [];
for (const kind of kinds)
  for (const fault of chosen) {
    const line = await happen(fault, kind);
    lines.push(line);
    printRow(cellsOf(line));
  }
if (available.length === 1) console.log("\nPostgreSQL: skipped, TEST_DATABASE_URL is not set.");
const failures = lines.flatMap(failuresOf);
console.log(failures.length === 0 ? "\n0 lost, 0 duplicated." : `\n${failures.join("\n")}`);
process.exit(failures.length === 0 ? 0 : 1);

async function happen(fault: Fault, kind: Kind): Promise<Line> {
  const startedAt = performance.now();
  const scene = createScene(kind);
  const stopped = new AbortController();
  const tooLong = sleep(fault.limitMs, undefined, { signal: stopped.signal }).then(() => {
    throw new Error(`did not end within ${fault.limitMs / 1000} s`);
  });
  const outcome = await Promise.race([fault.run(scene, { kind, rounds }), tooLong]).catch((error: unknown) => ({
    crashed: error instanceof Error ? error.message : String(error),
  }));
  stopped.abort();
  await scene.end();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { fault: fault.name, kind, seconds, ...outcome };
}

function failuresOf(line: Line): string[] {
  if ("skipped" in line) return [];
  if ("crashed" in line) return [`${line.kind}: ${line.fault}: ${line.crashed}`];
  const { lost, duplicated, broken } = line;
  const counts = [lost > 0 && `${lost} lost`, duplicated > 0 && `${duplicated} duplicated`].filter(Boolean);
  return [...counts, ...broken.map((promise) => `broken: ${promise}`)].map(
    (what) => `${line.kind}: ${line.fault}: ${what}`,
  );
}

function cellsOf(line: Line): string[] {
  const { fault, kind } = line;
  if ("skipped" in line) return [fault, kind, ...Array(7).fill("–"), "", `skipped: ${line.skipped}`, ""];
  const seconds = String(line.seconds);
  if ("crashed" in line) return [fault, kind, ...Array(7).fill("?"), "", line.crashed.split("\n")[0] ?? "", seconds];
  const { sent, acknowledged, stored, arrived, repeats, lost, duplicated, saw, note } = line;
  const counts = [sent, acknowledged, stored, arrived, repeats, lost, duplicated].map(String);
  return [fault, kind, ...counts, saw, note, seconds];
}

function printRow(cells: string[]) {
  console.log(`| ${cells.join(" | ")} |`);
}
