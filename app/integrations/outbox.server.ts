import { hostname } from "node:os";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "#app/config/env.server.ts";
import { log } from "#app/config/log.server.ts";
import { SPAM_KEPT_DAYS } from "#app/content/retention.ts";
import type { Store } from "#app/data/current-store.server.ts";
import { cancelDeliveries, releaseAllLeases } from "#app/data/deliveries.server.ts";
import { deleteOldSpam, deleteReceivedBefore } from "#app/data/enquiry-deletion.server.ts";
import { readdressAgencyMail } from "#app/data/notices.server.ts";
import { adoptSubmissions } from "./adopt-submissions.server.ts";
import { updateAlerts } from "./alerts.server.ts";
import { configuredChannels } from "./channels.server.ts";
import { findHealthProblems } from "./health-problems.server.ts";
import { queueMissedNotices } from "./missed-notices.server.ts";
import { settleReplies } from "./settle-reply.server.ts";
import { startWorker } from "./worker.server.ts";

/** How often alerts, replies and the age of stored rows are checked. */
const CHECK_EVERY_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
const SPAM_KEPT_MS = SPAM_KEPT_DAYS * DAY_MS;
const UNSENT_MAIL_KEPT_MS = 7 * DAY_MS;

/** Starts the worker that sends deliveries, and the checks that raise alerts and delete old rows. */
export function startOutbox(
  env: Env,
  store: Pick<Store, "isExclusive" | "bytes">,
  enquiryFormTypes: readonly string[] = [],
) {
  const { RETAIN_DAYS, DATA_DIR, NOTIFY_EMAIL } = env;
  const channels = configuredChannels(env);
  // Leases are released once: if a later step fails and `prepare` runs again, the leases are this process's own.
  let hasLeases = store.isExclusive;
  const worker = startWorker({
    channels,
    prepare: async () => {
      if (hasLeases) await releaseAllLeases(Date.now());
      hasLeases = false;
      await adoptSubmissions();
      if (!NOTIFY_EMAIL) return;
      await readdressAgencyMail(NOTIFY_EMAIL);
      await queueMissedNotices(enquiryFormTypes, NOTIFY_EMAIL, Date.now());
    },
  });
  const stopping = new AbortController();
  const machine = store.isExclusive ? undefined : `${hostname()}:${resolve(DATA_DIR)}`;
  const startedAt = Date.now();
  const find = () => findHealthProblems({ channels, dataDir: DATA_DIR, now: Date.now, startedAt, bytes: store.bytes });
  const steps: Record<string, () => Promise<unknown>> = {
    alerts: () => updateAlerts(find, { notify: NOTIFY_EMAIL, machine, now: Date.now }),
    replies: settleReplies,
    "old spam": () => deleteOldSpam(isoTimeAgo(SPAM_KEPT_MS)),
    ...(RETAIN_DAYS && { "expired submissions": () => deleteReceivedBefore(isoTimeAgo(RETAIN_DAYS * DAY_MS)) }),
    ...(!channels.email && { "unsent mail": cancelUnsentMail }),
  };
  const watched = Promise.all(Object.entries(steps).map(([name, take]) => repeatStep(stopping.signal, name, take)));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([watched, worker.stop()]);
    },
  };
}

/** Runs where no mail server is set: cancels old mail. Replies are kept until a mail server is set. */
async function cancelUnsentMail() {
  const createdBefore = isoTimeAgo(UNSENT_MAIL_KEPT_MS);
  for (const kind of ["notice", "alert", "confirmation", "announcement"] as const)
    await cancelDeliveries({ kind, createdBefore }, "no mail server was set for seven days");
}

/** Repeats one step on its own, so that a step that fails or never ends does not hold up the others. */
async function repeatStep(signal: AbortSignal, step: string, take: () => Promise<unknown>) {
  let hasFailed = false;
  while (!signal.aborted) {
    try {
      await take();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error({ err: error, step }, "an outbox check failed; retrying every minute");
      hasFailed = true;
    }
    await sleep(CHECK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

function isoTimeAgo(ms: number) {
  return new Date(Date.now() - ms).toISOString();
}
