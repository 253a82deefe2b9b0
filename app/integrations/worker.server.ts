import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#app/config/log.server.ts";
import { type ChannelName, listDueDeliveries } from "#app/data/deliveries.server.ts";
import { type Channels, configuredChannelNames } from "./channels.server.ts";
import { attemptDelivery, type ClockAndRandom, claimDelivery, systemClockAndRandom } from "./delivery.server.ts";
import { attemptsEnded } from "./running-attempts.server.ts";

/** The limit for each channel and server, so that a receiver that recovers is not flooded. */
export const MAX_STARTS_PER_SECOND = 20;
/** The limit for each channel, enough for a slow receiver that uses the whole timeout of each attempt. */
const MAX_PARALLEL_ATTEMPTS = 100;
const SECOND_MS = 1_000;
const IDLE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

type WaitFor = (ms: number, signal: AbortSignal) => Promise<unknown>;
type Options = {
  channels: Channels;
  /** Runs before the first round, and again until it succeeds. */
  prepare?: () => Promise<void>;
  sources?: ClockAndRandom;
  wait?: WaitFor;
};

/** Sends due deliveries until it is stopped. Stopping waits for running attempts. */
export function startWorker({ channels, prepare, sources = systemClockAndRandom, wait = abortableSleep }: Options) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const round = createRound(channels, sources);
  let isPrepared = false;

  async function run() {
    let failures = 0;
    while (!signal.aborted) {
      try {
        if (!isPrepared) await prepare?.();
        isPrepared = true;
        const started = await round();
        failures = 0;
        await wait(started >= MAX_STARTS_PER_SECOND ? SECOND_MS : IDLE_MS, signal);
      } catch (error) {
        if (failures === 0) log.error({ err: error }, "due deliveries cannot be read or claimed; retrying");
        await wait(Math.min(IDLE_MS * 2 ** failures++, MAX_PAUSE_MS), signal);
      }
    }
  }

  const ended = run();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
      await attemptsEnded();
    },
  };
}

/** Returns a function that claims due deliveries, starts their attempts and returns their number without waiting for them. */
export function createRound(channels: Channels, sources: ClockAndRandom): () => Promise<number> {
  const running = new Map<ChannelName, number>();
  const count = (channel: ChannelName, change: number) => {
    const next = (running.get(channel) ?? 0) + change;
    running.set(channel, next);
    return next;
  };

  async function startDue(channel: ChannelName) {
    const room = Math.min(MAX_STARTS_PER_SECOND, MAX_PARALLEL_ATTEMPTS - count(channel, 0));
    if (room <= 0) return 0;
    const due = await listDueDeliveries(channel, sources.now(), room);
    const claims = await Promise.allSettled(due.map((seen) => claimDelivery(seen, sources)));
    for (const claimed of claims) {
      if (claimed.status === "rejected" || !claimed.value) continue;
      count(channel, 1);
      void attemptDelivery(claimed.value, channels, sources).finally(() => count(channel, -1));
    }
    const failed = claims.find((settled) => settled.status === "rejected");
    if (failed) throw failed.reason;
    return due.length;
  }

  return async () => Math.max(0, ...(await Promise.all(configuredChannelNames(channels).map(startDue))));
}

function abortableSleep(ms: number, signal: AbortSignal) {
  return sleep(ms, undefined, { signal }).catch(() => {});
}
