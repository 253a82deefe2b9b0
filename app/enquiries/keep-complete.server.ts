import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#app/config/log.server.ts";
import { applyErasures } from "#app/data/erasures.server.ts";
import { completeEnquiries } from "./take-in.server.ts";

const CHECK_EVERY_MS = 60_000;
/** Servers' clocks differ, and an interrupted request may have taken a while. */
const LOOK_BACK_MS = 60 * 60_000;

/** Brings every submission to the desk: all at the start, those of the last hour each minute, until it is stopped. */
export function keepEnquiriesComplete() {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run() {
    let from: string | undefined;
    for (let hasFailed = false; !signal.aborted; ) {
      const next = new Date(Date.now() - LOOK_BACK_MS).toISOString();
      try {
        await completeEnquiries(from);
        // A restored copy may hold persons who were erased after it was made.
        if (!from) await applyErasures();
        from = next;
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) log.error({ err: error }, "submissions cannot be brought to the desk; retrying every minute");
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
