import { privateTable, requireRows } from "./private-rows.server.ts";

/** Writes one row, always the same, to prove that the store takes a write. */
export async function writeHeartbeat(now: number): Promise<void> {
  const row = { id: "site", beat_at: new Date(now).toISOString() };
  requireRows(await privateTable("heartbeats").upsert(row, { onConflict: "id" }).select("id"));
}
