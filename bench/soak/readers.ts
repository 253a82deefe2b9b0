import { Agent, get } from "node:http";
import { createHistogram } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { specifiedPages } from "../../tests/support/routes.ts";

const TICK_MS = 20;
const CONNECTIONS = 32;
const filePaths = [
  "/feed.xml",
  "/sitemap.xml",
  "/llms.txt",
  "/robots.txt",
  "/share/about.png",
  "/favicon.svg",
  "/healthz",
];
const expectedStatuses = [...specifiedPages, ...filePaths.map((path) => ({ path, status: 200 }))];

/** Creates clients that request page after page as cheaply as possible, since they share the machine with the site. */
export function createReaders(url: string) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { "accept-encoding": "gzip" };
  const times = createHistogram();
  const wrong: string[] = [];
  let requests = 0;
  let tookMs = 0;

  function read(): Promise<void> {
    const { path, status } = expectedStatuses[requests++ % expectedStatuses.length] ?? { path: "/", status: 200 };
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const fail = (what: string) => {
        wrong.push(`${path}: ${what}`);
        resolve();
      };
      get({ hostname, port, path, headers, agent }, (response) => {
        response.once("error", (error) => fail(error.message));
        response.once("end", () => {
          times.record(Math.max(1, Math.round(performance.now() - startedAt)));
          if (response.statusCode === status) resolve();
          else fail(`status ${response.statusCode}`);
        });
        response.resume();
      }).once("error", (error) => fail(error.message));
    });
  }

  return {
    /** Requests each address once, before counting starts. */
    readAll: async () => {
      for (const _ of expectedStatuses) await read();
      requests = 0;
      times.reset();
    },
    /** Sends as many requests as are due by the clock, so that a late tick catches up. */
    readFor: async (ms: number, perSecond: number) => {
      const startedAt = performance.now();
      const pending = new Set<Promise<void>>();
      for (let passed = 0; passed < ms; passed = performance.now() - startedAt) {
        const due = Math.floor((Math.min(passed, ms) / 1_000) * perSecond);
        while (requests < due) {
          const request = read().finally(() => pending.delete(request));
          pending.add(request);
        }
        await sleep(TICK_MS);
      }
      await Promise.all(pending);
      tookMs = performance.now() - startedAt;
    },
    figures: () => ({
      requests,
      perSecond: (requests / tookMs) * 1_000,
      wrong,
      latency: (percent: number) => times.percentile(percent),
    }),
    end: () => agent.destroy(),
  };
}
