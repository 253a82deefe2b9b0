import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { currentStore } from "./current-store.server.ts";
import { privateTable, requireRows } from "./private-rows.server.ts";

const ID = "content";

/** Call it after each change that visitors are to see: here at once, on other servers when they next ask. */
export async function contentChanged(): Promise<void> {
  const version = randomUUID();
  const row = { id: ID, version, changed_at: new Date().toISOString() };
  requireRows(await privateTable("content_version").upsert(row).select("id"));
  seen = version;
  currentStore().cache.invalidate();
}

let seen: string | null | undefined;

/** Drops what is cached if another server has changed the content since the last call. */
export async function followContentVersion(): Promise<boolean> {
  const [row] = requireRows(await privateTable("content_version").select("version").eq("id", ID));
  const version = v.parse(v.nullable(v.string()), row?.version ?? null);
  const isNew = seen !== undefined && seen !== version;
  seen = version;
  if (isNew) currentStore().cache.invalidate();
  return isNew;
}
