import { setTimeout as sleep } from "node:timers/promises";
import { enquiryFields } from "../../tests/support/posting.ts";
import { type Attack, countResponse, createOutcome, fetchText } from "./attack.ts";

const MAX_VISITOR_WAIT_MS = 10_000;

/** Posts about a thousand times in a minute from one address, while visitors post from others. */
export const floodAttack: Attack = {
  name: "a bot's flood beside visitors",
  limitMinutes: 3,
  run: async ({ site, webhook }) => {
    const outcome = createOutcome();
    const before = webhook.received.length;
    const visits: number[] = [];
    const write = (message: string, address: string, more = {}) =>
      fetchText(`${site.url}/contact`, {
        method: "POST",
        body: new URLSearchParams(enquiryFields(message, more)),
        headers: { "x-forwarded-for": address },
      });
    for (let second = 0; second < 60; second++) {
      const startedAt = performance.now();
      const posts = Array.from({ length: 17 }, async (_, index) => {
        const spam = { leave_empty: index % 2 ? "x" : "" };
        const { status } = await write(`bot-${second}-${index}`, "203.0.113.9", spam);
        countResponse(outcome, status, "a bot's post", status === 303 || status === 429);
      });
      if (second % 6 === 0) {
        const page = await fetchText(`${site.url}/contact`);
        countResponse(outcome, page.status, "the visitor's page", page.status === 200);
        const { status } = await write(`real-${second}`, `198.51.100.${second}`);
        countResponse(outcome, status, "the visitor's post", status === 303);
        visits.push(performance.now() - startedAt);
      }
      await Promise.all(posts);
      await sleep(Math.max(0, 1_000 - (performance.now() - startedAt)));
    }
    const arrived = webhook.received.slice(before).filter(({ body }) => body.includes("real-")).length;
    if (arrived !== visits.length) outcome.failures.push(`${visits.length} visitors wrote, ${arrived} arrived`);
    const slowest = Math.round(Math.max(...visits));
    if (slowest > MAX_VISITOR_WAIT_MS) outcome.failures.push(`a visitor waited ${slowest} ms`);
    const note = `${visits.length} visitors served, the slowest in ${slowest} ms for a page and a post`;
    return { ...outcome, expectedRequestLines: outcome.requestCount, note };
  },
};
