import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { enquiryFields } from "../../tests/support/posting.ts";
import { runSite } from "../../tests/support/run-site.ts";
import { type Attack, addressOf, count, createOutcome, fetchText, type Outcome } from "./attack.ts";
import { endpoints } from "./endpoints.ts";

const SOCKETS = 240;
const MAX_VISITOR_WAIT_MS = 5_000;
/** Node times a request out after five minutes and checks every 30 s. */
const MAX_TEST_MS = 345_000;

/** Requests that never finish their head or body. Others are served meanwhile, and the site times them out. */
export const neverEnding: Attack = {
  name: "requests that never end",
  limit: 8,
  run: async ({ onEnd }) => {
    const outcome = createOutcome();
    const site = await runSite({ TRUST_PROXY: "1", LOG_LEVEL: "silent" });
    onEnd(site.stop);
    const startedAt = performance.now();
    const sockets = Array.from({ length: SOCKETS }, (_, index) => slowRequest(site.url, index));
    onEnd(() => sockets.map(({ socket }) => socket.destroy()));
    let slowest = 0;
    while (performance.now() - startedAt < MAX_TEST_MS && sockets.some(({ endedAt }) => endedAt() === undefined)) {
      slowest = Math.max(slowest, await visit(site.url, outcome));
      await sleep(5_000);
    }
    for (const { status, endedAt } of sockets) {
      const isEnded = endedAt() !== undefined;
      count(outcome, status(), "a request that never ends", isEnded);
    }
    const ends = sockets.map(({ endedAt }) => ((endedAt() ?? Number.POSITIVE_INFINITY) - startedAt) / 1000);
    const seconds = [Math.min(...ends), Math.max(...ends)].map(Math.round).join(" to ");
    if (slowest > MAX_VISITOR_WAIT_MS) outcome.failures.push(`a visitor waited ${Math.round(slowest)} ms beside them`);
    const note = `${SOCKETS} ended by the site after ${seconds} s; beside them a page and a post took ${Math.round(slowest)} ms at most`;
    return { ...outcome, note };
  },
};

async function visit(url: string, outcome: Outcome): Promise<number> {
  const startedAt = performance.now();
  const page = await fetchText(`${url}/about`, { headers: { "x-request-id": "visitor" } });
  count(outcome, page.status, "a page beside requests that never end", page.status === 200);
  const body = new URLSearchParams(enquiryFields(`visit-${outcome.tried}`));
  const headers = { "x-forwarded-for": addressOf(outcome.tried) };
  const { status } = await fetchText(`${url}/contact`, { method: "POST", body, headers });
  count(outcome, status, "a post beside requests that never end", status === 303);
  return performance.now() - startedAt;
}

/** A third stops after the start of its body, a third sends a byte at times, a third never finishes its head. */
function slowRequest(url: string, index: number) {
  const { hostname, port, host } = new URL(url);
  const { path } = endpoints[index % endpoints.length] ?? { path: "/contact" };
  const socket: Socket = connect(Number(port), hostname);
  const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
  const isHead = index % 3 === 2;
  socket.write(isHead ? `${head}X-Slow: ` : `${head}Content-Length: 60000\r\n\r\nname=a`);
  const drip = index % 3 === 0 ? undefined : setInterval(() => socket.write("a"), 2_000);
  let text = "";
  let endedAt: number | undefined;
  socket.on("data", (bytes) => (text += bytes));
  socket.on("error", () => {});
  socket.on("close", () => {
    clearInterval(drip);
    endedAt = performance.now();
  });
  return { socket, endedAt: () => endedAt, status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0) };
}
