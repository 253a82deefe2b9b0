/**
 * Requests every route in turn at a steady rate, with an enquiry every second: npm run bench:soak
 *   -- --seconds N   after the warm-up, default 300
 *   -- --warm N      seconds of warm-up, default 120
 *   -- --rate N      page requests a second, default 300
 * Exits with 1 on a wrong response, a lost enquiry, a rate that was not reached, or more than 5 % memory growth.
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../scripts/setup.mjs";
import { makeFolder, runSite } from "../tests/support/run-site.ts";
import { runWebhookServer, webhookAnswers } from "../tests/support/webhook-server.ts";
import { readRows } from "./faults/fresh-store.ts";
import { createVisitors, wasAccepted } from "./faults/visitors.ts";
import { memoryOf } from "./load.ts";
import { createReaders } from "./soak/readers.ts";
import { median, table } from "./table.ts";

const MAX_GROWTH = 0.05;
const MIN_RATE = 0.99;
const SECOND = 1_000;
// One a second. Not one alone, since a garbage collection moves a single sample by more than 5 %.
const SAMPLES_PER_MEDIAN = 10;

const number = { type: "string" } as const;
const { values } = parseArgs({ options: { seconds: number, warm: number, rate: number } });
const seconds = Number(values.seconds ?? 300);
const warm = Number(values.warm ?? 120);
const rate = Number(values.rate ?? 300);
if (![seconds, warm, rate].every((value) => Number.isInteger(value) && value > 0)) {
  console.error("--seconds, --warm and --rate take whole numbers above 0.");
  process.exit(1);
}

ensureBuilt();
const DATA_DIR = makeFolder();
const hook = await runWebhookServer(webhookAnswers.status(200));
const site = await runSite({ DATA_DIR, WEBHOOK_URL: hook.url, TRUST_PROXY: "1", LOG_LEVEL: "info" });
const readers = createReaders(site.url);
const visitors = createVisitors();
const memory: number[] = [];
const posts: Promise<unknown>[] = [];
try {
  await readers.readAll();
  const everySecond = setInterval(() => {
    memory.push(memoryOf(site));
    posts.push(visitors.send(visitors.arrive(), site.url));
    if (memory.length % 60 === 0) console.log(`${memory.length} s, ${memory.at(-1)} MB`);
  }, SECOND);
  await readers.readFor((warm + seconds) * SECOND, rate);
  clearInterval(everySecond);
  await Promise.all(posts);
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
const fromMb = median(memory.slice(warm, warm + SAMPLES_PER_MEDIAN));
const toMb = median(memory.slice(-SAMPLES_PER_MEDIAN));
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
  wrong.length > 0 && `wrong responses, such as ${wrong.slice(0, 5).join("; ")}`,
  new Set([sent, accepted, rows.length, arrived]).size > 1 &&
    "sent, accepted, stored and delivered enquiries differ in number",
  perSecond < rate * MIN_RATE && `the rate of ${rate} a second was not reached`,
  growth > MAX_GROWTH && `memory grew by more than ${MAX_GROWTH * 100} %`,
].filter(Boolean);
console.log(failures.length === 0 ? "Passed." : failures.join("\n"));
process.exit(failures.length === 0 ? 0 : 1);
