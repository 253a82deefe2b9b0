import type { Env } from "#app/config/env.server.ts";
import { log } from "#app/config/log.server.ts";
import { addPictures, listPictureHashes } from "#app/data/media.server.ts";
import { listSitePictures } from "#app/data/pictures.server.ts";
import { currentMediaStorage } from "./current-storage.server.ts";
import type { MediaStorage } from "./media-storage.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** With more unknown folders than this, and than known ones, the library belongs to another site. */
const MAX_UNKNOWN_FOLDERS = 20;

type SweepResult = { removed: number; missing: string[] };

/**
 * Deletes orphaned files and reports rows whose files are missing. An upload writes its files before its row, perhaps on
 * another server, so a folder is deleted only when it is older than `minAgeMs`.
 */
export async function sweepMedia(storage: MediaStorage, minAgeMs = HOUR_MS): Promise<SweepResult> {
  // List folders first, so an upload finishing meanwhile appears in both.
  const folders = await Array.fromAsync(storage.list());
  const named = new Set((await listPictureHashes()).flatMap(({ hash }) => hash ?? []));
  const unknown = folders.filter(({ hash }) => !named.has(hash));
  if (unknown.length > Math.max(MAX_UNKNOWN_FOLDERS, named.size))
    throw new Error(`${unknown.length} pictures belong to no row of this store. Check MEDIA_DIR; nothing was removed.`);
  const before = Date.now() - minAgeMs;
  const stale = unknown.filter(({ changedAt }) => changedAt.getTime() <= before);
  for (const { hash } of stale) await storage.remove(hash);
  const there = new Set(folders.map(({ hash }) => hash));
  return { removed: stale.length, missing: [...named].filter((hash) => !there.has(hash)) };
}

/** Sweeps, and adds the site's own pictures to the library: now and once a day. */
export async function startLibraryUpkeep(env: Env, { isExclusive }: { isExclusive: boolean }): Promise<void> {
  // Alone on its store, nobody can be uploading yet: what a crash left goes at once.
  // On a shared store it may be another server's upload, unless it is old enough.
  const first = checkLibrary(env, isExclusive ? 0 : HOUR_MS);
  if (isExclusive) await first;
  setInterval(() => void checkLibrary(env, HOUR_MS), DAY_MS).unref();
}

async function checkLibrary(env: Env, minAgeMs: number) {
  try {
    await addSitePictures();
    const { removed, missing } = await sweepMedia(currentMediaStorage(env), minAgeMs);
    if (removed > 0) log.info({ removed }, "files without a picture were removed");
    if (missing.length > 0) log.error({ hashes: missing }, "pictures of the library have no files: replace them");
  } catch (error) {
    log.warn({ err: error }, "the picture library could not be checked; the next try is in a day");
  }
}

export async function addSitePictures() {
  const known = new Set((await listPictureHashes()).map(({ id }) => id));
  await addPictures(listSitePictures().filter(({ id }) => !known.has(id)));
}
