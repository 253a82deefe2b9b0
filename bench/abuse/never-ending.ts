import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { enquiryFields } from "../../tests/support/posting.ts";
import { runSite } from "../../tests/support/run-site.ts";
import { type Attack, type AttackOutcome, clientAddress, countResponse, createOutcome, fetchText } from "./attack.ts";
import { endpoints } from "./endpoints.ts";

const SOCKET_COUNT = 240;
const MAX_VISITOR_WAIT_MS = 5_000;
/** Node times a request out after five minutes and checks every 30 s. */
const MAX_TEST_MS = 345_000;

/** Opens requests that never finish their head or body. The site must time them out, and serve visitors meanwhile. */
export const neverEndingAttack: Attack = {
  name: "requests that never end",
  limitMinutes: 8,
  run: async ({ onEnd }) => {
    const outcome = createOutcome();
    const site = await runSite({ TRUST_PROXY: "1", LOG_LEVEL: "silent" });
    onEnd(site.stop);
    const startedAt = performance.now();
    const sockets = Array.from({ length: SOCKET_COUNT }, (_, index) => openNeverEndingRequest(site.url, index));
    onEnd(() => sockets.map(({ socket }) => socket.destroy()));
    let slowest = 0;
    while (performance.now() - startedAt < MAX_TEST_MS && sockets.some(({ endedAt }) => endedAt() === undefined)) {
      slowest = Math.max(slowest, await visitPageAndPost(site.url, outcome));
      await sleep(5_000);
    }
    for (const { status, endedAt } of sockets) {
      const isEnded = endedAt() !== undefined;
      countResponse(outcome, status(), "a request that never ends", isEnded);
    }
    const ends = sockets.map(({ endedAt }) => ((endedAt() ?? Number.POSITIVE_INFINITY) - startedAt) / 1000);
    const seconds = [Math.min(...ends), Math.max(...ends)].map(Math.round).join(" to ");
    if (slowest > MAX_VISITOR_WAIT_MS) outcome.failures.push(`a visitor waited ${Math.round(slowest)} ms beside them`);
    const note = `${SOCKET_COUNT} ended by the site after ${seconds} s; beside them a page and a post took ${Math.round(slowest)} ms at most`;
    return { ...outcome, note };
  },
};

async function visitPageAndPost(url: string, outcome: AttackOutcome): Promise<number> {
  const startedAt = performance.now();
  const page = await fetchText(`${url}/about`, { headers: { "x-request-id": "visitor" } });
  countResponse(outcome, page.status, "a page beside requests that never end", page.status === 200);
  const body = new URLSearchParams(enquiryFields(`visit-${outcome.requestCount}`));
  const headers = { "x-forwarded-for": clientAddress(outcome.requestCount) };
  const { status } = await fetchText(`${url}/contact`, { method: "POST", body, headers });
  countResponse(outcome, status, "a post beside requests that never end", status === 303);
  return performance.now() - startedAt;
}

/** By index, a request stops within its body, sends its body a byte at a time, or never finishes its head. */
function openNeverEndingRequest(url: string, index: number) {
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
