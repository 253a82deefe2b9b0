import { data } from "react-router";
import { currentEnv } from "#app/config/current-env.server.ts";
import { readOnlyWords } from "#app/content/desk/content.ts";
import { currentStore } from "#app/data/current-store.server.ts";
import { isTableMissing, privateTable } from "#app/data/private-rows.server.ts";
import { isTableWritable } from "#app/data/public-rows.server.ts";
import { countRecords } from "#app/data/records.server.ts";
import { contentKinds } from "./kinds.ts";

/** The reason why content cannot be edited on this site. */
export type ReadOnlyReason = EverythingReadOnlyReason | "no-writing";
/** The reason why not even facts and pictures can be edited: all public content is in somebody else's project. */
export type EverythingReadOnlyReason = "no-key" | "no-tables";

const PROBE_AGAIN_MS = 60_000;
let lastProbe: { at: number; reason: ReadOnlyReason | null } | undefined;

/** Null if content can be edited. Somebody else's Supabase project may lack its secret key, the desk's tables or the right to write. */
export async function whyReadOnly(now = Date.now()): Promise<ReadOnlyReason | null> {
  const { SUPABASE_URL, SUPABASE_ANON_KEY, DATABASE_URL } = currentEnv();
  const isHosted = Boolean(SUPABASE_URL && SUPABASE_ANON_KEY) && !DATABASE_URL;
  if (!isHosted) return null;
  const everything = whyEverythingIsReadOnly();
  if (everything) return everything;
  if (!lastProbe || now - lastProbe.at > PROBE_AGAIN_MS) lastProbe = { at: now, reason: await probeHostedStore() };
  return lastProbe.reason;
}

export function whyEverythingIsReadOnly(): EverythingReadOnlyReason | null {
  if (!currentStore().isContentElsewhere) return null;
  return currentEnv().SUPABASE_SECRET_KEY ? "no-tables" : "no-key";
}

/** Throws a 403 in actions that change facts or pictures, where these cannot be edited. */
export function requireOwnContent(): void {
  const reason = whyEverythingIsReadOnly();
  if (reason) throw data(readOnlyWords[reason], { status: 403 });
}

/** Counts drafts and unpublished changes. */
export async function countUnpublished(): Promise<number> {
  return (await whyReadOnly()) ? 0 : countRecords(null, ["draft", "changed"]);
}

async function probeHostedStore(): Promise<ReadOnlyReason | null> {
  const [revisions, records] = await Promise.all([
    privateTable("revisions").select("id").limit(1),
    privateTable("records").select("id").limit(1),
  ]);
  if (isTableMissing(revisions.error) || isTableMissing(records.error)) return "no-tables";
  const writable = await Promise.all(contentKinds.map(({ table }) => isTableWritable(table)));
  return writable.every(Boolean) ? null : "no-writing";
}
