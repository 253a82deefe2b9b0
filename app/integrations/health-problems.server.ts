import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { log } from "#app/config/log.server.ts";
import { countGivenUp, oldestWaitingSince } from "#app/data/delivery-figures.server.ts";
import { BACKUP_MAX_AGE_MS, readLastBackup } from "#app/data/last-backup.server.ts";
import { listMissedPublications } from "#app/data/missed-publications.server.ts";
import { listGivenUpDeliveries } from "#app/data/stuck-deliveries.server.ts";
import { type Cause, causes, type Problem, type Problems } from "./alerts.server.ts";
import { type Channels, workingChannels } from "./channels.server.ts";

/** A delivery that waits longer makes a backlog, in the alert and on the desk's first screen. */
export const BACKLOG_MS = 15 * 60_000;
const BACKLOG_CLEARED_MS = 10 * 60_000;
/** Beyond this many, the parts of a problem are only counted. */
const MAX_PARTS = 500;
/** In this time after a start goes out what waited for the setting that the start brought. */
const STARTING_MS = 2 * 60_000;
/** Submissions are text: this is decades of them, or an attack. */
export const MAX_STORE_BYTES = 2 * 2 ** 30;
/** An alert needs both: less than a tenth of the disk free, and less than 1 GiB. */
const MIN_FREE_FRACTION = 0.1;
const MIN_FREE_BYTES = 2 ** 30;

type Options = {
  channels: Channels;
  dataDir: string;
  now: () => number;
  startedAt: number;
  /** Size of the store on disk; null if it cannot tell. */
  bytes: () => Promise<number | null>;
};

/** Everything that needs a person right now. What cannot be determined hides nothing else. */
export async function findHealthProblems({ channels, dataDir, now, startedAt, bytes }: Options): Promise<Problems> {
  const looks: Record<Cause, () => Promise<Problem | null | undefined>> = {
    given_up: givenUp,
    backlog: async () => (now() - startedAt < STARTING_MS ? undefined : waitingTooLong(channels, now())),
    disk: () => nearlyFull(dataDir),
    backup: () => backupMissing(dataDir, now()),
    size: () => tooLarge(bytes),
    publishing: notPublished,
  };
  const found = await Promise.all(causes.map(async (cause) => [cause, await lookFor(cause, looks[cause])] as const));
  return Object.fromEntries(found);
}

const unknown = new Set<Cause>();

async function lookFor(cause: Cause, look: () => Promise<Problem | null | undefined>) {
  try {
    const found = await look();
    unknown.delete(cause);
    return found;
  } catch (error) {
    if (!unknown.has(cause))
      log.error({ err: error, alert: cause }, "an alert cannot be checked; retrying every minute");
    unknown.add(cause);
    return undefined;
  }
}

async function givenUp(): Promise<Problem | null> {
  const count = await countGivenUp();
  if (count === 0) return null;
  const latest = count > MAX_PARTS ? undefined : await listGivenUpDeliveries(MAX_PARTS);
  return {
    title: count === 1 ? "A delivery was given up" : `${count} deliveries were given up`,
    text: "npm run outbox -- --state given_up lists them with the last error. Fix the cause, then send them with npm run outbox -- --retry all, or close one with --cancel and its id.",
    // Not the mails of alerts, which would announce themselves.
    parts: latest?.filter(({ kind }) => kind !== "alert").map(({ id }) => id),
  };
}

async function notPublished(): Promise<Problem | null> {
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

/** Undefined between the two limits, which leaves the alert as it is: the clocks of several servers differ. */
async function waitingTooLong(channels: Channels, now: number): Promise<Problem | null | undefined> {
  const since = await oldestWaitingSince(workingChannels(channels));
  const waited = since ? now - Date.parse(since) : 0;
  if (waited < BACKLOG_MS) return waited < BACKLOG_CLEARED_MS ? null : undefined;
  return {
    title: `Deliveries have been waiting since ${since}`,
    text: "npm run outbox -- --state failed shows the last error of each; those in --state waiting have not been tried. The site goes on trying for three days. Once the cause is gone, npm run outbox -- --retry all sends them at once.",
  };
}

async function nearlyFull(dataDir: string): Promise<Problem | null> {
  const room = await statfs(dataDir).catch(nullIfMissing);
  if (!room) return null;
  const { bavail, blocks, bsize } = room;
  const free = bavail * bsize;
  if (free >= MIN_FREE_BYTES || bavail / blocks >= MIN_FREE_FRACTION) return null;
  return {
    title: "The disk is nearly full",
    text: `${Math.round(free / 2 ** 20)} MB are free on ${hostname()}, where DATA_DIR (${dataDir}) is. Make room: a full disk stores no enquiry.`,
  };
}

/** A server whose store is elsewhere needs no DATA_DIR. */
function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** Only where backups are made at all. */
async function backupMissing(dataDir: string, now: number): Promise<Problem | null> {
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

async function tooLarge(bytes: Options["bytes"]): Promise<Problem | null> {
  if (((await bytes()) ?? 0) < MAX_STORE_BYTES) return null;
  return {
    title: "The store has grown very large",
    text: "Posts that look like spam are refused until it is smaller. npm run enquiries -- --export csv saves its enquiries; RETAIN_DAYS deletes old ones by age.",
  };
}
