import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "#app/config/env.server.ts";
import { log } from "#app/config/log.server.ts";
import type { Store } from "#app/data/current-store.server.ts";
import { cancelDeliveries, endLeases } from "#app/data/deliveries.server.ts";
import { deleteOldSpam, deleteReceivedBefore } from "#app/data/enquiry-deletion.server.ts";
import { adoptSubmissions } from "./adopt-submissions.server.ts";
import { updateAlerts } from "./alerts.server.ts";
import { type Channels, configuredChannels } from "./channels.server.ts";
import { findHealthProblems } from "./problems.server.ts";
import { settleReplies } from "./settle-reply.server.ts";
import { startWorker } from "./worker.server.ts";

const CHECK_EVERY_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** The desk shows the same number, `SPAM_KEPT_DAYS` in app/content/retention.ts; tests/unit/retention.test.ts compares them. */
export const SPAM_KEPT_MS = 90 * DAY_MS;
const UNSENT_MAIL_KEPT_MS = 7 * DAY_MS;

/** Everything that leaves the site, and the watch over it. */
export function startOutbox(env: Env, store: Pick<Store, "isExclusive" | "bytes">) {
  const channels = configuredChannels(env);
  const worker = startWorker({
    channels,
    prepare: async () => {
      if (store.isExclusive) await endLeases(Date.now());
      await adoptSubmissions();
    },
  });
  const stopping = new AbortController();
  const watched = watch(stopping.signal, async () => {
    await cleanUp(channels, Date.now(), env.RETAIN_DAYS);
    await settleReplies();
    const problems = await findHealthProblems({ channels, dataDir: env.DATA_DIR, now: Date.now, bytes: store.bytes });
    await updateAlerts(problems, { notify: env.NOTIFY_EMAIL, now: Date.now });
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([watched, worker.stop()]);
    },
  };
}

/** Deletes old spam and expired submissions. Without a mail server it cancels mail after a week, except replies. */
async function cleanUp(channels: Channels, now: number, retainDays?: number) {
  await deleteOldSpam(new Date(now - SPAM_KEPT_MS).toISOString());
  if (retainDays) await deleteReceivedBefore(new Date(now - retainDays * DAY_MS).toISOString());
  if (channels.email) return;
  const createdBefore = new Date(now - UNSENT_MAIL_KEPT_MS).toISOString();
  for (const kind of ["notice", "alert", "confirmation", "announcement"] as const)
    await cancelDeliveries({ kind, createdBefore }, "no mail server was set for seven days");
}

async function watch(signal: AbortSignal, check: () => Promise<void>) {
  let hasFailed = false;
  while (!signal.aborted) {
    try {
      await check();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error({ err: error }, "the outbox cannot be checked; retrying every minute");
      hasFailed = true;
    }
    await sleep(CHECK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
