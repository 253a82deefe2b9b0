/**
 * Every route in turn at a steady rate, and an enquiry every second, for minutes: npm run bench:soak
 *   -- --seconds N   300 unless given, after the warm-up
 *   -- --warm N      seconds before memory counts, 120 unless given
 *   -- --rate N      page requests a second, 300 unless given
 * Ends with 1 on any wrong answer, a lost enquiry, a rate that was not kept, or memory that grew by more than 5 %.
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../scripts/setup.mjs";
import { makeFolder, runSite } from "../tests/support/run-site.ts";
import { answers, runWebhook } from "../tests/support/webhook-server.ts";
import { readRows } from "./faults/place.ts";
import { createVisitors, wasAccepted } from "./faults/visitors.ts";
import { memoryOf } from "./load.ts";
import { createReaders } from "./soak/readers.ts";
import { median, table } from "./table.ts";

const MOST_GROWTH = 0.05;
const KEPT_RATE = 0.99;
const SECOND = 1_000;
// A median over these many seconds, since one garbage collection moves a single sample by more than 5 %.
const SPAN = 10;

const number = { type: "string" } as const;
const { values } = parseArgs({ options: { seconds: number, warm: number, rate: number } });
const seconds = Number(values.seconds ?? 300);
const warm = Number(values.warm ?? 120);
const rate = Number(values.rate ?? 300);
if (![seconds, warm, rate].every((value) => Number.isInteger(value) && value > 0)) {
  console.error("--seconds, --warm and --rate take whole numbers.");
  process.exit(1);
}

ensureBuilt();
const DATA_DIR = makeFolder();
const hook = await runWebhook(answers.status(200));
const site = await runSite({ DATA_DIR, WEBHOOK_URL: hook.url, TRUST_PROXY: "1", LOG_LEVEL: "info" });
const readers = createReaders(site.url);
const visitors = createVisitors();
const memory: number[] = [];
const writing: Promise<unknown>[] = [];
try {
  await readers.readAll();
  const everySecond = setInterval(() => {
    memory.push(memoryOf(site));
    writing.push(visitors.send(visitors.arrive(), site.url));
    if (memory.length % 60 === 0) console.log(`${memory.length} s, ${memory.at(-1)} MB`);
  }, SECOND);
  await readers.readFor((warm + seconds) * SECOND, rate);
  clearInterval(everySecond);
  await Promise.all(writing);
} finally {
  readers.end();
}

const rows = await readRows({ DATA_DIR });
await site.stop();
await hook.stop();
rmSync(DATA_DIR, { recursive: true, force: true });

const { requests, perSecond, wrong, latency } = readers.figures();
const accepted = visitors.all.filter(wasAccepted).length;
const arrived = new Set(hook.received.map(({ headers }) => headers["webhook-id"])).size;
const fromMb = median(memory.slice(warm, warm + SPAN));
const toMb = median(memory.slice(-SPAN));
const growth = toMb / fromMb - 1;
const sent = visitors.all.length;

console.log(
  table(
    [
      "seconds",
      "requests",
      "a second",
      "p50 ms",
      "p99 ms",
      "wrong answers",
      "memory after warm-up",
      "at the end",
      "growth",
    ],
    [
      [
        `${warm} + ${seconds}`,
        requests,
        perSecond.toFixed(1),
        latency(50),
        latency(99),
        wrong.length,
        `${fromMb} MB`,
        `${toMb} MB`,
        `${(growth * 100).toFixed(1)} %`,
      ],
    ],
  ),
);
console.log(table(["enquiries sent", "accepted", "stored", "arrived"], [[sent, accepted, rows.length, arrived]]));

const failures = [
  wrong.length > 0 && `wrong answers, such as ${wrong.slice(0, 5).join("; ")}`,
  new Set([sent, accepted, rows.length, arrived]).size > 1 && "enquiries differ in number",
  perSecond < rate * KEPT_RATE && `${rate} a second were asked for`,
  growth > MOST_GROWTH && `memory grew by more than ${MOST_GROWTH * 100} %`,
].filter(Boolean);
console.log(failures.length === 0 ? "It held." : failures.join("\n"));
process.exit(failures.length === 0 ? 0 : 1);
