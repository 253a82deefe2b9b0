import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { currentStore } from "./current-store.server.ts";
import { dropCachedLibrary } from "./library.server.ts";
import { privateTable, requireRows } from "./private-rows.server.ts";

/** The rows of `content_version`: `content` changes with anything visitors see, `library` with pictures that no page shows. */
const versionIds = ["content", "library"] as const;
type VersionId = (typeof versionIds)[number];

const lastSeenVersions = new Map<VersionId, string | null>();

/** Call it after each change that visitors should see. This server shows the change at once, the others when they next ask. */
export async function announceContentChange(): Promise<void> {
  await storeNewVersion("content");
  currentStore().cache.invalidate();
}

/** Call it after adding or removing a picture that no page shows. Cached pages stay valid. */
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

/** Drops this server's caches if another server has changed content since the last call. Returns whether visitors see a change. */
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
