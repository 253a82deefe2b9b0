import { privateTable, requireRows } from "./private-rows.server.ts";

/** Overwrites one fixed row to prove that the store accepts writes. */
export async function writeHeartbeat(now: number): Promise<void> {
  const row = { id: "site", beat_at: new Date(now).toISOString() };
  requireRows(await privateTable("heartbeats").upsert(row, { onConflict: "id" }).select("id"));
}

const SERVER_GONE_AFTER_MS = 60 * 60_000;
const SERVER_ID_PREFIX = "server:";

/** Records that this server runs and deletes servers that stopped reporting. Returns the names of the running ones. */
export async function registerRunningServer(own: string, now: number): Promise<string[]> {
  const beats = () => privateTable("heartbeats");
  const row = { id: `${SERVER_ID_PREFIX}${own}`, beat_at: new Date(now).toISOString() };
  requireRows(await beats().upsert(row, { onConflict: "id" }).select("id"));
  const before = new Date(now - SERVER_GONE_AFTER_MS).toISOString();
  requireRows(await beats().delete().like("id", `${SERVER_ID_PREFIX}%`).lt("beat_at", before).select("id"));
  const rows = requireRows(await beats().select("id").like("id", `${SERVER_ID_PREFIX}%`));
  return rows.map(({ id }) => String(id).slice(SERVER_ID_PREFIX.length));
}
