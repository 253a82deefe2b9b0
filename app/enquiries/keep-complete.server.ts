import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#app/config/log.server.ts";
import { applyErasures } from "#app/data/erasures.server.ts";
import { addMissingEnquiries } from "./take-in.server.ts";

const CHECK_EVERY_MS = 60_000;
/** Allows for servers' clocks that differ and for requests that took long before they were interrupted. */
const LOOK_BACK_MS = 60 * 60_000;

/** Adds missing enquiries until it is stopped: all at the start, then the recent ones every minute. */
export function keepAddingMissingEnquiries() {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run() {
    let from: string | undefined;
    for (let hasFailed = false; !signal.aborted; ) {
      const next = new Date(Date.now() - LOOK_BACK_MS).toISOString();
      try {
        await addMissingEnquiries(from);
        // A restored backup may contain persons who were erased after the backup was made.
        if (!from) await applyErasures();
        from = next;
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) log.error({ err: error }, "could not add submissions to the desk; retrying every minute");
        hasFailed = true;
      }
      await sleep(CHECK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  }

  const ended = run();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
