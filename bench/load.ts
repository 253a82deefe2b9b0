import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { runCommand } from "../tests/support/run-command.ts";
import { root, type SiteProcess } from "../tests/support/run-site.ts";
import type { Job } from "./load/client.ts";

const MEMORY_SAMPLES = 5;
const IDLE_CHECK_MS = 1_000;
const IDLE_TICKS = 5;
const MAX_WAITS = 60;
const connections = { warm: 32, mixed: 32, cold: 8 };

export type Load = { name: string; perSecond: number; p99: number; failed: number; memory: number[] };

/** One kind of load: one cached page, all cached pages in turn, or pages that are rendered each time. */
export async function load(
  site: SiteProcess,
  name: keyof typeof connections,
  paths: string[],
  seconds: number,
): Promise<Load> {
  await waitUntilIdle(site);
  const memory = [memoryOf(site)];
  const sampling = setInterval(() => memory.push(memoryOf(site)), (seconds * 1_000) / MEMORY_SAMPLES);
  const job: Job = { url: site.url, paths, connections: connections[name], seconds, isCold: name === "cold" };
  // The client is a process of its own, so that the bench does not slow it down.
  const { stdout } = await runCommand([join(root, "bench", "load", "client.ts"), JSON.stringify(job)], {});
  clearInterval(sampling);
  return { name, ...JSON.parse(stdout), memory };
}

async function waitUntilIdle({ child }: SiteProcess) {
  const ticks = () => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(" ");
    return Number(fields[13]) + Number(fields[14]);
  };
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    const before = ticks();
    await setTimeout(IDLE_CHECK_MS);
    if (ticks() - before <= IDLE_TICKS) return;
  }
}

/** Resident memory in MB. */
export function memoryOf({ child }: SiteProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
