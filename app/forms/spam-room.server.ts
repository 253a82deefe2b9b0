import { currentStore } from "#app/data/current-store.server.ts";
import { countSubmissions } from "#app/data/submissions.server.ts";
import { MAX_STORE_BYTES } from "#app/integrations/health-problems.server.ts";

/** Spam posts in the store at once. With `MAX_SPAM_POST_BYTES` this bounds the disk that spam takes. */
const MAX_SPAM_POSTS = 5_000;
const MAX_SPAM_POST_BYTES = 8 * 2 ** 10;
const COUNT_EVERY_MS = 10_000;

/** Creates a check whether one more spam post may be stored. Counts the store rarely, since a flood asks often. */
export function createSpamRoomCheck(now: () => number) {
  let counted = { at: Number.NEGATIVE_INFINITY, spam: 0, isFull: false };
  return async (bytes: number): Promise<boolean> => {
    if (bytes > MAX_SPAM_POST_BYTES) return false;
    if (Math.abs(now() - counted.at) > COUNT_EVERY_MS) counted = { at: now(), ...(await measureSpam()) };
    counted.spam += 1;
    return !counted.isFull && counted.spam <= MAX_SPAM_POSTS;
  };
}

async function measureSpam() {
  const [spam, bytes] = await Promise.all([countSubmissions("spam"), currentStore().bytes()]);
  return { spam, isFull: (bytes ?? 0) >= MAX_STORE_BYTES };
}
