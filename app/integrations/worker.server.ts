import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#app/config/log.server.ts";
import { listDueSubmissions } from "#app/data/submissions.server.ts";
import { attempt, type Clock, claim, systemClock } from "./delivery.server.ts";
import type { Send } from "./webhook.server.ts";

/** One round has this many, and a second lies between two rounds: a webhook that comes back is not run over. */
export const MOST_PER_SECOND = 20;
const SECOND = 1_000;
const IDLE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;
type Options = { send: Send; clock?: Clock; wait?: Wait };

/** Attempts what is due, from now until it is stopped. Stopping waits for the attempts that are under way. */
export function startWorker({ send, clock = systemClock, wait = pause }: Options) {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run() {
    let failures = 0;
    while (!signal.aborted) {
      try {
        const due = await drain(send, clock);
        failures = 0;
        await wait(due === MOST_PER_SECOND ? SECOND : IDLE_MS, signal);
      } catch (error) {
        if (failures === 0) log.error({ err: error }, "what is due cannot be read or claimed; trying again");
        await wait(Math.min(IDLE_MS * 2 ** failures++, LONGEST_PAUSE_MS), signal);
      }
    }
  }

  const ended = run();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

/** One round: the longest due first. Says how many were due. */
export async function drain(send: Send, clock: Clock): Promise<number> {
  const due = await listDueSubmissions(clock.now(), MOST_PER_SECOND);
  const attempts = await Promise.allSettled(
    due.map(async (seen) => {
      const ours = await claim(seen, clock);
      if (ours) await attempt(ours, send, clock);
    }),
  );
  const failed = attempts.find((settled) => settled.status === "rejected");
  if (failed) throw failed.reason;
  return due.length;
}

function pause(ms: number, signal: AbortSignal) {
  return sleep(ms, undefined, { signal }).catch(() => {});
}
