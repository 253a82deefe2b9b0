import type { Env } from "#app/config/env.server.ts";
import { currentStore } from "#app/data/current-store.server.ts";
import { createBucketStorage } from "./bucket-storage.server.ts";
import { createDiskStorage } from "./disk-storage.server.ts";
import { mediaFolder } from "./media-folder.ts";
import type { MediaStorage } from "./media-storage.ts";

/** Supabase Storage for a hosted project, otherwise a folder on disk. */
export function currentMediaStorage(env: Env): MediaStorage {
  const { service, isContentElsewhere } = currentStore();
  const isHosted = env.SUPABASE_URL && !isContentElsewhere;
  return isHosted ? createBucketStorage(service.storage) : createDiskStorage(mediaFolder(env));
}
