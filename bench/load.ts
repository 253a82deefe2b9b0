import { readFileSync } from "node:fs";
import type { Process } from "../tests/support/run-site.ts";
import { hammer } from "./load/hammer.ts";

const connections = { warm: 32, mixed: 32, cold: 8 };

export type Load = { name: string; perSecond: number; p99: number; failed: number; fromMb: number; toMb: number };

/** One kind of load: pages in memory, all of them in turn, or one that is rendered anew each time. */
export async function load(
  site: Process,
  name: keyof typeof connections,
  paths: string[],
  seconds: number,
): Promise<Load> {
  const { host } = new URL(site.url);
  let count = 0;
  const next = () => {
    count += 1;
    // Each origin has its own pages, so a new one finds none in memory.
    return { path: paths[count % paths.length] ?? "/", host: name === "cold" ? `h${count}.test` : host };
  };
  const fromMb = memoryOf(site);
  const figures = await hammer(site.url, { connections: connections[name], seconds, next });
  return { name, ...figures, fromMb, toMb: memoryOf(site) };
}

/** What the process holds of the machine's memory, in MB. */
export function memoryOf({ child }: Process): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
