import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#app/config/log.server.ts";
import { listDueSubmissions } from "#app/data/submissions.server.ts";
import { attemptDelivery, type Clock, claim, systemClock } from "./delivery.server.ts";
import type { Send } from "./webhook.server.ts";

/** The size of a round; full rounds are a second apart, so that a webhook that recovers is not flooded. */
export const MAX_PER_SECOND = 20;
const SECOND = 1_000;
const IDLE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;
type Options = { send: Send; clock?: Clock; wait?: Wait };

/** Delivers due submissions until it is stopped. Stopping waits for running attempts. */
export function startWorker({ send, clock = systemClock, wait = pause }: Options) {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run() {
    let failures = 0;
    while (!signal.aborted) {
      try {
        const due = await deliverDue(send, clock);
        failures = 0;
        await wait(due === MAX_PER_SECOND ? SECOND : IDLE_MS, signal);
      } catch (error) {
        if (failures === 0) log.error({ err: error }, "due submissions cannot be read or claimed; retrying");
        await wait(Math.min(IDLE_MS * 2 ** failures++, MAX_PAUSE_MS), signal);
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

/** Runs one round, longest overdue first. Returns how many were due. */
export async function deliverDue(send: Send, clock: Clock): Promise<number> {
  const due = await listDueSubmissions(clock.now(), MAX_PER_SECOND);
  const attempts = await Promise.allSettled(
    due.map(async (seen) => {
      const ours = await claim(seen, clock);
      if (ours) await attemptDelivery(ours, send, clock);
    }),
  );
  const failed = attempts.find((settled) => settled.status === "rejected");
  if (failed) throw failed.reason;
  return due.length;
}

function pause(ms: number, signal: AbortSignal) {
  return sleep(ms, undefined, { signal }).catch(() => {});
}
