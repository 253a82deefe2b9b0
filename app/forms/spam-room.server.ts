import { currentStore } from "#app/data/current-store.server.ts";
import { countSubmissions } from "#app/data/submissions.server.ts";
import { MAX_STORE_BYTES } from "#app/integrations/health-problems.server.ts";

/** Posts of at most 8 KB: 40 MB in all. */
const MAX_POSTS = 5_000;
const MAX_POST_BYTES = 8 * 2 ** 10;
const COUNT_EVERY_MS = 10_000;

/** Whether one more post that looks like spam may be stored. Counts rarely, since a flood asks often. */
export function createSpamRoom(now: () => number) {
  let counted = { at: Number.NEGATIVE_INFINITY, spam: 0, isFull: false };
  return async (bytes: number): Promise<boolean> => {
    if (bytes > MAX_POST_BYTES) return false;
    if (Math.abs(now() - counted.at) > COUNT_EVERY_MS) counted = { at: now(), ...(await measure()) };
    counted.spam += 1;
    return !counted.isFull && counted.spam <= MAX_POSTS;
  };
}

async function measure() {
  const [spam, bytes] = await Promise.all([countSubmissions("spam"), currentStore().bytes()]);
  return { spam, isFull: (bytes ?? 0) >= MAX_STORE_BYTES };
}
