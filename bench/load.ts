import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { runCommand } from "../tests/support/run-command.ts";
import { type Process, root } from "../tests/support/run-site.ts";
import type { Job } from "./load/client.ts";

const LOOKS = 5;
const STILL_MS = 1_000;
const STILL_TICKS = 5;
const MOST_WAITS = 60;
const connections = { warm: 32, mixed: 32, cold: 8 };

export type Load = { name: string; perSecond: number; p99: number; failed: number; memory: number[] };

/** One kind of load: pages in memory, all of them in turn, or one that is rendered anew each time. */
export async function load(
  site: Process,
  name: keyof typeof connections,
  paths: string[],
  seconds: number,
): Promise<Load> {
  await settled(site);
  const memory = [memoryOf(site)];
  const looking = setInterval(() => memory.push(memoryOf(site)), (seconds * 1_000) / LOOKS);
  const job: Job = { url: site.url, paths, connections: connections[name], seconds, isCold: name === "cold" };
  // A client of its own process, as any other client is: what the bench holds by now is no part of the figure.
  const { stdout } = await runCommand([join(root, "bench", "load", "client.ts"), JSON.stringify(job)], {});
  clearInterval(looking);
  return { name, ...JSON.parse(stdout), memory };
}

/** Waits until the process does nothing: pages that were asked for again are made smaller after the answer. */
async function settled({ child }: Process) {
  const ticks = () => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(" ");
    return Number(fields[13]) + Number(fields[14]);
  };
  for (let waits = 0; waits < MOST_WAITS; waits += 1) {
    const before = ticks();
    await setTimeout(STILL_MS);
    if (ticks() - before <= STILL_TICKS) return;
  }
}

/** What the process holds of the machine's memory, in MB. */
export function memoryOf({ child }: Process): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
