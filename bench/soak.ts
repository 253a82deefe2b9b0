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
import { readEnquiryRows } from "./faults/fresh-store.ts";
import { createVisitors, wasAccepted } from "./faults/visitors.ts";
import { residentMemoryMb } from "./load.ts";
import { createReaders } from "./soak/readers.ts";
import { formatTable, median } from "./table.ts";

const MAX_MEMORY_GROWTH = 0.05;
const MIN_RATE_FRACTION = 0.99;
const SECOND_MS = 1_000;
// Several, since one garbage collection moves a single sample by more than the allowed growth.
const SAMPLES_PER_MEDIAN = 10;

const stringOption = { type: "string" } as const;
const { values: cliOptions } = parseArgs({
  options: { seconds: stringOption, warm: stringOption, rate: stringOption },
});
const measuredSeconds = Number(cliOptions.seconds ?? 300);
const warmUpSeconds = Number(cliOptions.warm ?? 120);
const requestsPerSecond = Number(cliOptions.rate ?? 300);
if (![measuredSeconds, warmUpSeconds, requestsPerSecond].every((value) => Number.isInteger(value) && value > 0)) {
  console.error("--seconds, --warm and --rate take whole numbers above 0.");
  process.exit(1);
}

ensureBuilt();
const DATA_DIR = makeFolder();
const webhook = await runWebhookServer(webhookAnswers.status(200));
const site = await runSite({ DATA_DIR, WEBHOOK_URL: webhook.url, TRUST_PROXY: "1", LOG_LEVEL: "info" });
const readers = createReaders(site.url);
const visitors = createVisitors();
const memorySamplesMb: number[] = [];
const enquiryPosts: Promise<unknown>[] = [];
try {
  await readers.readAll();
  const everySecond = setInterval(() => {
    memorySamplesMb.push(residentMemoryMb(site));
    enquiryPosts.push(visitors.send(visitors.arrive(), site.url));
    if (memorySamplesMb.length % 60 === 0) console.log(`${memorySamplesMb.length} s, ${memorySamplesMb.at(-1)} MB`);
  }, SECOND_MS);
  await readers.readFor((warmUpSeconds + measuredSeconds) * SECOND_MS, requestsPerSecond);
  clearInterval(everySecond);
  await Promise.all(enquiryPosts);
} finally {
  readers.end();
}

const storedRows = await readEnquiryRows({ DATA_DIR });
await site.stop();
await webhook.stop();
rmSync(DATA_DIR, { recursive: true, force: true });

const { requests, perSecond, wrong: wrongResponses, latency: latencyMs } = readers.figures();
const acceptedCount = visitors.all.filter(wasAccepted).length;
const arrivedCount = new Set(webhook.received.map(({ headers }) => headers["webhook-id"])).size;
const fromMb = median(memorySamplesMb.slice(warmUpSeconds, warmUpSeconds + SAMPLES_PER_MEDIAN));
const toMb = median(memorySamplesMb.slice(-SAMPLES_PER_MEDIAN));
const memoryGrowth = toMb / fromMb - 1;
const sentCount = visitors.all.length;

console.log(
  formatTable(
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
        `${warmUpSeconds} + ${measuredSeconds}`,
        requests,
        perSecond.toFixed(1),
        latencyMs(50),
        latencyMs(99),
        wrongResponses.length,
        `${fromMb} MB`,
        `${toMb} MB`,
        `${(memoryGrowth * 100).toFixed(1)} %`,
      ],
    ],
  ),
);
console.log(
  formatTable(
    ["enquiries sent", "accepted", "stored", "arrived"],
    [[sentCount, acceptedCount, storedRows.length, arrivedCount]],
  ),
);

const failures = [
  wrongResponses.length > 0 && `wrong responses, such as ${wrongResponses.slice(0, 5).join("; ")}`,
  new Set([sentCount, acceptedCount, storedRows.length, arrivedCount]).size > 1 &&
    "sent, accepted, stored and delivered enquiries differ in number",
  perSecond < requestsPerSecond * MIN_RATE_FRACTION && `the rate of ${requestsPerSecond} a second was not reached`,
  memoryGrowth > MAX_MEMORY_GROWTH && `memory grew by more than ${MAX_MEMORY_GROWTH * 100} %`,
].filter(Boolean);
console.log(failures.length === 0 ? "Passed." : failures.join("\n"));
process.exit(failures.length === 0 ? 0 : 1);
