import { statfs } from "node:fs/promises";
import { countGivenUp, oldestWaitingSince } from "#app/data/deliveries.server.ts";
import { BACKUP_MAX_AGE_MS, readLastBackup } from "#app/data/last-backup.server.ts";
import type { Problem, Problems } from "./alerts.server.ts";
import { type Channels, workingChannels } from "./channels.server.ts";

const MAX_WAIT_MS = 15 * 60_000;
/** Submissions are text: this is decades of them, or an attack. */
export const MAX_STORE_BYTES = 2 * 2 ** 30;
const MIN_FREE_FRACTION = 0.1;
const MIN_FREE_BYTES = 2 ** 30;

type Options = {
  channels: Channels;
  dataDir: string;
  now: () => number;
  /** Size of the store on disk; null if it cannot tell. */
  bytes: () => Promise<number | null>;
};

/** Everything that needs the operator right now. */
export async function findHealthProblems({ channels, dataDir, now, bytes }: Options): Promise<Problems> {
  const [given_up, backlog, disk, backup, size] = await Promise.all([
    givenUp(),
    waitingTooLong(channels, now()),
    nearlyFull(dataDir),
    backupMissing(dataDir, now()),
    tooLarge(bytes),
  ]);
  return {
    ...(given_up && { given_up }),
    ...(backlog && { backlog }),
    ...(disk && { disk }),
    ...(backup && { backup }),
    ...(size && { size }),
  };
}

async function givenUp(): Promise<Problem | null> {
  const count = await countGivenUp();
  if (count === 0) return null;
  return {
    title: count === 1 ? "A delivery was given up" : `${count} deliveries were given up`,
    text: "npm run outbox -- --state given_up lists them with the last error. Fix the cause, then send them with npm run outbox -- --retry all.",
  };
}

async function waitingTooLong(channels: Channels, now: number): Promise<Problem | null> {
  const since = await oldestWaitingSince(workingChannels(channels));
  if (!since || now - Date.parse(since) < MAX_WAIT_MS) return null;
  return {
    title: `Deliveries have been waiting since ${since}`,
    text: "npm run outbox -- --state failed shows the last error of each; those in --state waiting have not been tried. They are tried again for three days by themselves. Once the cause is gone, npm run outbox -- --retry all sends them at once.",
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
    text: `${Math.round(free / 2 ** 20)} MB are free where DATA_DIR (${dataDir}) is. Make room: a full disk stores no enquiry.`,
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
    return { title: "The last backup failed", text: `${last.error} Run npm run backup -- --to ${last.to}.` };
  if (now - Date.parse(last.finishedAt) < BACKUP_MAX_AGE_MS) return null;
  return {
    title: `The last backup is of ${last.finishedAt}`,
    text: `Backups are more than a day old. Check the timer, or run npm run backup -- --to ${last.to}.`,
  };
}

async function tooLarge(bytes: Options["bytes"]): Promise<Problem | null> {
  if (((await bytes()) ?? 0) < MAX_STORE_BYTES) return null;
  return {
    title: "The store has grown very large",
    text: "Posts that look like spam are refused until it is smaller. npm run enquiries -- --export csv saves what is in it.",
  };
}
