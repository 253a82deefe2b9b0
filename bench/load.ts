import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import type { Process } from "../tests/support/run-site.ts";

const CONNECTIONS = 32;
const headers = { "accept-encoding": "gzip" };

export type Load = { name: string; perSecond: number; p99: number; failed: number; fromMb: number; toMb: number };

/** One kind of load: pages in memory, all of them in turn, or one that is rendered anew each time. */
export async function load(
  site: Process,
  name: "warm" | "mixed" | "cold",
  paths: string[],
  seconds: number,
): Promise<Load> {
  let count = 0;
  // Each origin has its own pages, so a new one finds none in memory.
  const anew = {
    setupRequest: (request: object) => ({ ...request, headers: { ...headers, host: `h${count++}.test` } }),
  };
  const fromMb = memoryOf(site);
  const { requests, latency, non2xx, errors } = await autocannon({
    url: site.url,
    connections: name === "cold" ? 8 : CONNECTIONS,
    duration: seconds,
    headers,
    requests: paths.map((path) => ({ path, ...(name === "cold" && anew) })),
  });
  return {
    name,
    perSecond: Math.round(requests.average),
    p99: latency.p99,
    failed: non2xx + errors,
    fromMb,
    toMb: memoryOf(site),
  };
}

/** What the process holds of the machine's memory, in MB. */
export function memoryOf({ child }: Process): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
