import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { log } from "#app/config/log.server.ts";
import { countGivenUp, oldestWaitingSince } from "#app/data/delivery-figures.server.ts";
import { BACKUP_MAX_AGE_MS, readLastBackup } from "#app/data/last-backup.server.ts";
import { listMissedPublications } from "#app/data/missed-publications.server.ts";
import { listGivenUpDeliveries } from "#app/data/stuck-deliveries.server.ts";
import { type AlertCause, alertCauses, type HealthProblem, type ProblemsByCause } from "./alerts.server.ts";
import { type Channels, configuredChannelNames } from "./channels.server.ts";

/** A delivery that waits longer than this counts as a backlog, in the alert and on the desk's Today screen. */
export const BACKLOG_MS = 15 * 60_000;
const BACKLOG_CLEARED_MS = 10 * 60_000;
/** Up to this many parts of a problem are listed; more are only counted. */
const MAX_PARTS = 500;
/** After a start, deliveries that waited for a new setting get this long to go out before they count as a backlog. */
const STARTUP_GRACE_MS = 2 * 60_000;
/** Submissions are text, so a store of this size means decades of them, or an attack. */
export const MAX_STORE_BYTES = 2 * 2 ** 30;
/** Either is room enough. A disk with less free than both is nearly full. */
const ENOUGH_FREE_FRACTION = 0.1;
const ENOUGH_FREE_BYTES = 2 ** 30;

type Options = {
  channels: Channels;
  dataDir: string;
  now: () => number;
  startedAt: number;
  /** The size of the store on disk; null if the store cannot tell. */
  bytes: () => Promise<number | null>;
};

/** Checks each cause of an alert. A check that fails hides no other problem. */
export async function findHealthProblems({
  channels,
  dataDir,
  now,
  startedAt,
  bytes,
}: Options): Promise<ProblemsByCause> {
  const looks: Record<AlertCause, () => Promise<HealthProblem | null | undefined>> = {
    given_up: findGivenUpDeliveries,
    backlog: async () => (now() - startedAt < STARTUP_GRACE_MS ? undefined : findBacklog(channels, now())),
    disk: () => findFullDisk(dataDir),
    backup: () => findBackupProblem(dataDir, now()),
    size: () => findOversizedStore(bytes),
    publishing: findMissedPublications,
  };
  const found = await Promise.all(
    alertCauses.map(async (cause) => [cause, await checkCause(cause, looks[cause])] as const),
  );
  return Object.fromEntries(found);
}

const uncheckedCauses = new Set<AlertCause>();

async function checkCause(cause: AlertCause, look: () => Promise<HealthProblem | null | undefined>) {
  try {
    const found = await look();
    uncheckedCauses.delete(cause);
    return found;
  } catch (error) {
    if (!uncheckedCauses.has(cause))
      log.error({ err: error, alert: cause }, "could not check the cause of an alert; retrying every minute");
    uncheckedCauses.add(cause);
    return undefined;
  }
}

async function findGivenUpDeliveries(): Promise<HealthProblem | null> {
  const count = await countGivenUp();
  if (count === 0) return null;
  const latest = count > MAX_PARTS ? undefined : await listGivenUpDeliveries(MAX_PARTS);
  return {
    title: count === 1 ? "A delivery was given up" : `${count} deliveries were given up`,
    text: "npm run outbox -- --state given_up lists them with the last error. Fix the cause, then send them with npm run outbox -- --retry all, or close one with --cancel and its id.",
    // Without the mails of alerts, which would announce themselves.
    parts: latest?.filter(({ kind }) => kind !== "alert").map(({ id }) => id),
  };
}

async function findMissedPublications(): Promise<HealthProblem | null> {
  const missed = await listMissedPublications();
  const [first] = missed;
  if (!first) return null;
  return {
    title:
      missed.length === 1
        ? `“${first.title}” did not go out at its time`
        : `${missed.length} drafts did not go out at their time`,
    text: "Something stopped it, and visitors see what they saw before. Open it from /desk, correct what the editor names, and publish or schedule it again.",
    parts: missed.map(({ kind, record, number }) => `${kind}/${record}/${number}`),
  };
}

/** Undefined between the two limits, which leaves the alert as it is: otherwise servers whose clocks differ would disagree. */
async function findBacklog(channels: Channels, now: number): Promise<HealthProblem | null | undefined> {
  const since = await oldestWaitingSince(configuredChannelNames(channels));
  const waited = since ? now - Date.parse(since) : 0;
  if (waited < BACKLOG_MS) return waited < BACKLOG_CLEARED_MS ? null : undefined;
  return {
    title: `Deliveries have been waiting since ${since}`,
    text: "npm run outbox -- --state failed shows the last error of each; those in --state waiting have not been tried. The site goes on trying for three days. Once the cause is gone, npm run outbox -- --retry all sends them at once.",
  };
}

async function findFullDisk(dataDir: string): Promise<HealthProblem | null> {
  const room = await statfs(dataDir).catch(nullIfMissing);
  if (!room) return null;
  const { bavail, blocks, bsize } = room;
  const free = bavail * bsize;
  if (free >= ENOUGH_FREE_BYTES || bavail / blocks >= ENOUGH_FREE_FRACTION) return null;
  return {
    title: "The disk is nearly full",
    text: `${Math.round(free / 2 ** 20)} MB are free on ${hostname()}, where DATA_DIR (${dataDir}) is. Make room: a full disk stores no enquiry.`,
  };
}

/** A missing DATA_DIR is no error: a server whose store is elsewhere needs none. */
function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** Null where no backup was ever made. */
async function findBackupProblem(dataDir: string, now: number): Promise<HealthProblem | null> {
  const last = await readLastBackup(dataDir);
  if (!last) return null;
  if (!last.ok)
    return {
      title: "The last backup failed",
      text: `${last.error} On ${hostname()}, run npm run backup -- --to ${last.to}.`,
    };
  if (now - Date.parse(last.finishedAt) < BACKUP_MAX_AGE_MS) return null;
  return {
    title: `The last backup is of ${last.finishedAt}`,
    text: `That is more than a day ago. Check the timer on ${hostname()}, or run npm run backup -- --to ${last.to}.`,
  };
}

async function findOversizedStore(bytes: Options["bytes"]): Promise<HealthProblem | null> {
  if (((await bytes()) ?? 0) < MAX_STORE_BYTES) return null;
  return {
    title: "The store has grown very large",
    text: "Posts that look like spam are refused until it is smaller. npm run enquiries -- --export csv saves its enquiries; RETAIN_DAYS deletes old ones by age.",
  };
}
