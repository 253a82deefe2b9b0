import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { runCommand } from "../tests/support/run-command.ts";
import { root, type SiteProcess } from "../tests/support/run-site.ts";
import type { LoadJob } from "./load/client.ts";

const MEMORY_SAMPLES = 5;
const IDLE_CHECK_MS = 1_000;
const MAX_IDLE_TICKS = 5;
const MAX_IDLE_CHECKS = 60;
const connectionCounts = { warm: 32, mixed: 32, cold: 8 };

export type LoadFigures = { name: string; perSecond: number; p99: number; failed: number; memory: number[] };

/** Measures one kind of load: one cached page (warm), all cached pages in turn (mixed), or pages rendered each time (cold). */
export async function measureLoad(
  site: SiteProcess,
  name: keyof typeof connectionCounts,
  paths: string[],
  seconds: number,
): Promise<LoadFigures> {
  await waitUntilIdle(site);
  const memory = [residentMemoryMb(site)];
  const sampling = setInterval(() => memory.push(residentMemoryMb(site)), (seconds * 1_000) / MEMORY_SAMPLES);
  const job: LoadJob = { url: site.url, paths, connections: connectionCounts[name], seconds, isCold: name === "cold" };
  // The client is a process of its own, so that this process does not slow it down.
  const { stdout } = await runCommand([join(root, "bench", "load", "client.ts"), JSON.stringify(job)], {});
  clearInterval(sampling);
  return { name, ...JSON.parse(stdout), memory };
}

async function waitUntilIdle({ child }: SiteProcess) {
  const ticks = () => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(" ");
    return Number(fields[13]) + Number(fields[14]);
  };
  for (let waits = 0; waits < MAX_IDLE_CHECKS; waits += 1) {
    const before = ticks();
    await setTimeout(IDLE_CHECK_MS);
    if (ticks() - before <= MAX_IDLE_TICKS) return;
  }
}

export function residentMemoryMb({ child }: SiteProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
