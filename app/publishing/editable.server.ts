import { data } from "react-router";
import { currentEnv } from "#app/config/current-env.server.ts";
import { readOnlyWords } from "#app/content/desk/content.ts";
import { currentStore } from "#app/data/current-store.server.ts";
import { isTableMissing, privateTable } from "#app/data/private-rows.server.ts";
import { isTableWritable } from "#app/data/public-rows.server.ts";
import { countRecords } from "#app/data/records.server.ts";
import { contentKinds } from "./kinds.ts";

/** Why content cannot be edited here; null if it can. */
export type ReadOnlyReason = EverythingReadOnlyReason | "no-writing";
/** Why even facts and pictures cannot: what visitors see is all in somebody else's project. */
export type EverythingReadOnlyReason = "no-key" | "no-tables";

const ASK_AGAIN_MS = 60_000;
let known: { at: number; reason: ReadOnlyReason | null } | undefined;

/** Somebody else's Supabase project may be shown without its secret key, without the desk's tables, or for reading alone. */
export async function whyReadOnly(now = Date.now()): Promise<ReadOnlyReason | null> {
  const { SUPABASE_URL, SUPABASE_ANON_KEY, DATABASE_URL } = currentEnv();
  const isHosted = Boolean(SUPABASE_URL && SUPABASE_ANON_KEY) && !DATABASE_URL;
  if (!isHosted) return null;
  const everything = whyEverythingIsReadOnly();
  if (everything) return everything;
  if (!known || now - known.at > ASK_AGAIN_MS) known = { at: now, reason: await probe() };
  return known.reason;
}

export function whyEverythingIsReadOnly(): EverythingReadOnlyReason | null {
  if (!currentStore().isContentElsewhere) return null;
  return currentEnv().SUPABASE_SECRET_KEY ? "no-tables" : "no-key";
}

/** For the actions that change facts and pictures. */
export function requireOwnContent(): void {
  const reason = whyEverythingIsReadOnly();
  if (reason) throw data(readOnlyWords[reason], { status: 403 });
}

/** Drafts, and changes that visitors do not see yet. */
export async function countUnpublished(): Promise<number> {
  return (await whyReadOnly()) ? 0 : countRecords(null, ["draft", "changed"]);
}

async function probe(): Promise<ReadOnlyReason | null> {
  const [revisions, records] = await Promise.all([
    privateTable("revisions").select("id").limit(1),
    privateTable("records").select("id").limit(1),
  ]);
  if (isTableMissing(revisions.error) || isTableMissing(records.error)) return "no-tables";
  const writable = await Promise.all(contentKinds.map(({ table }) => isTableWritable(table)));
  return writable.every(Boolean) ? null : "no-writing";
}
