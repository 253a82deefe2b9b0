import * as v from "valibot";
import { isoInstant } from "./columns.server.ts";
import { parseEach, privateTable, requireRows, throwInvalid } from "./private-rows.server.ts";

export type Alert = v.InferOutput<typeof alertRow>;

export async function listAlerts(): Promise<Alert[]> {
  return parseEach(alertRow, requireRows(await privateTable("alerts").select("*")), throwInvalid("alert"));
}

/** Stores an alert if nobody has changed it since it was read as `seen`. Returns whether the alert was stored. */
export async function storeAlertIfUnchanged(seen: Alert | undefined, alert: Alert): Promise<boolean> {
  const { isRaised, raisedAt, clearedAt, ...same } = alert;
  const columns = { ...same, is_raised: isRaised, raised_at: raisedAt, cleared_at: clearedAt };
  const query = seen
    ? privateTable("alerts").update(columns).match({ id: seen.id, episode: seen.episode, is_raised: seen.isRaised })
    : privateTable("alerts").upsert(columns, { onConflict: "id", ignoreDuplicates: true });
  return requireRows(await query.select("id")).length > 0;
}

/** The embedded store takes at most a hundred values in one statement, and a row of `alerts` has seven. */
const ROWS_PER_INSERT = 14;
const IDS_PER_DELETE = 90;

/** Stores the episode in which each part of an alert was first announced: one row `<id>:<part>`, which is never raised itself. */
export async function recordAnnouncedParts(id: string, parts: string[], episode: number, at: string): Promise<void> {
  const rest = { episode, is_raised: false, title: "", text: "", raised_at: at, cleared_at: null };
  for (let from = 0; from < parts.length; from += ROWS_PER_INSERT) {
    const rows = parts.slice(from, from + ROWS_PER_INSERT).map((part) => ({ id: `${id}:${part}`, ...rest }));
    const query = privateTable("alerts").upsert(rows, { onConflict: "id", ignoreDuplicates: true });
    requireRows(await query.select("id"));
  }
}

export async function deleteAlerts(alerts: Alert[]): Promise<void> {
  const ids = alerts.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += IDS_PER_DELETE) {
    const batch = ids.slice(from, from + IDS_PER_DELETE);
    requireRows(await privateTable("alerts").delete().in("id", batch).select("id"));
  }
}

const alertRow = v.pipe(
  v.object({
    id: v.string(),
    episode: v.number(),
    // SQLite has no booleans and returns 0 or 1.
    is_raised: v.pipe(
      v.union([v.boolean(), v.number()]),
      v.transform((value) => Boolean(value)),
    ),
    title: v.string(),
    text: v.string(),
    raised_at: v.pipe(isoInstant, v.string()),
    cleared_at: isoInstant,
  }),
  v.transform(({ is_raised, raised_at, cleared_at, ...row }) => ({
    ...row,
    isRaised: is_raised,
    raisedAt: raised_at,
    clearedAt: cleared_at,
  })),
);
