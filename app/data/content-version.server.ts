import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { currentStore } from "./current-store.server.ts";
import { forgetLibrary } from "./library.server.ts";
import { privateTable, requireRows } from "./private-rows.server.ts";

/** What servers tell each other: of all that visitors see, and of pictures that no page shows. */
const ids = ["content", "library"] as const;
type Id = (typeof ids)[number];

const seen = new Map<Id, string | null>();

/** Call it after each change that visitors are to see: here at once, on other servers when they next ask. */
export async function contentChanged(): Promise<void> {
  await renew("content");
  currentStore().cache.invalidate();
}

/** Call it when a picture came or went that no page shows: the pages in caches stay. */
export async function libraryChanged(): Promise<void> {
  await renew("library");
  forgetLibrary();
}

async function renew(id: Id): Promise<void> {
  const version = randomUUID();
  const row = { id, version, changed_at: new Date().toISOString() };
  requireRows(await privateTable("content_version").upsert(row).select("id"));
  seen.set(id, version);
}

/** Drops what is cached if another server has changed the content since the last call. */
export async function followContentVersion(): Promise<boolean> {
  const rows = requireRows(await privateTable("content_version").select("id, version").in("id", ids));
  const renewed = ids.filter((id) => {
    const row = rows.find((each) => each.id === id);
    const version = v.parse(v.nullable(v.string()), row?.version ?? null);
    const isNew = seen.has(id) && seen.get(id) !== version;
    seen.set(id, version);
    return isNew;
  });
  if (renewed.includes("library")) forgetLibrary();
  const isNew = renewed.includes("content");
  if (isNew) currentStore().cache.invalidate();
  return isNew;
}
