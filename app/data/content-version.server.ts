import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { currentStore } from "./current-store.server.ts";
import { dropCachedLibrary } from "./library.server.ts";
import { privateTable, requireRows } from "./private-rows.server.ts";

/** What servers tell each other: of all that visitors see, and of pictures that no page shows. */
const versionIds = ["content", "library"] as const;
type VersionId = (typeof versionIds)[number];

const lastSeenVersions = new Map<VersionId, string | null>();

/** Call it after each change that visitors are to see: here at once, on other servers when they next ask. */
export async function announceContentChange(): Promise<void> {
  await storeNewVersion("content");
  currentStore().cache.invalidate();
}

/** Call it when a picture came or went that no page shows: the pages in caches stay. */
export async function announceLibraryChange(): Promise<void> {
  await storeNewVersion("library");
  dropCachedLibrary();
}

async function storeNewVersion(id: VersionId): Promise<void> {
  const version = randomUUID();
  const row = { id, version, changed_at: new Date().toISOString() };
  requireRows(await privateTable("content_version").upsert(row).select("id"));
  lastSeenVersions.set(id, version);
}

/** Drops what is cached if another server has changed the content since the last call. */
export async function dropCachesIfChangedElsewhere(): Promise<boolean> {
  const rows = requireRows(await privateTable("content_version").select("id, version").in("id", versionIds));
  const renewed = versionIds.filter((id) => {
    const row = rows.find((each) => each.id === id);
    const version = v.parse(v.nullable(v.string()), row?.version ?? null);
    const isNew = lastSeenVersions.has(id) && lastSeenVersions.get(id) !== version;
    lastSeenVersions.set(id, version);
    return isNew;
  });
  if (renewed.includes("library")) dropCachedLibrary();
  const isNew = renewed.includes("content");
  if (isNew) currentStore().cache.invalidate();
  return isNew;
}
