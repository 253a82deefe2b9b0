import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#app/config/log.server.ts";
import { type ChannelName, listDueDeliveries } from "#app/data/deliveries.server.ts";
import { type Channels, workingChannels } from "./channels.server.ts";
import { attemptDelivery, claim, type Sources, systemSources } from "./delivery.server.ts";
import { attemptsEnded } from "./running-attempts.server.ts";

/** On each channel, from each server: a receiver that recovers is not flooded. */
export const MAX_PER_SECOND = 20;
/** Attempts at once, per channel: enough for a receiver that takes 25 s for each. */
const MAX_RUNNING = 100;
const SECOND = 1_000;
const IDLE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;
type Options = {
  channels: Channels;
  /** Runs before the first round, and again until it succeeds. */
  prepare?: () => Promise<void>;
  sources?: Sources;
  wait?: Wait;
};

/** Sends due deliveries until it is stopped. Stopping waits for running attempts. */
export function startWorker({ channels, prepare, sources = systemSources, wait = pause }: Options) {
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
        await wait(started >= MAX_PER_SECOND ? SECOND : IDLE_MS, signal);
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

/** A round claims what is due and starts its attempts. It returns how many, and waits for none of them. */
export function createRound(channels: Channels, sources: Sources): () => Promise<number> {
  const running = new Map<ChannelName, number>();
  const count = (channel: ChannelName, change: number) => {
    const next = (running.get(channel) ?? 0) + change;
    running.set(channel, next);
    return next;
  };

  async function startDue(channel: ChannelName) {
    const room = Math.min(MAX_PER_SECOND, MAX_RUNNING - count(channel, 0));
    if (room <= 0) return 0;
    const due = await listDueDeliveries(channel, sources.now(), room);
    const claims = await Promise.allSettled(due.map((seen) => claim(seen, sources)));
    for (const claimed of claims) {
      if (claimed.status === "rejected" || !claimed.value) continue;
      count(channel, 1);
      void attemptDelivery(claimed.value, channels, sources).finally(() => count(channel, -1));
    }
    const failed = claims.find((settled) => settled.status === "rejected");
    if (failed) throw failed.reason;
    return due.length;
  }

  return async () => Math.max(0, ...(await Promise.all(workingChannels(channels).map(startDue))));
}

function pause(ms: number, signal: AbortSignal) {
  return sleep(ms, undefined, { signal }).catch(() => {});
}
