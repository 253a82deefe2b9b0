import { recordEvent } from "./events.server.ts";
import { privateTable, requireRows } from "./private-rows.server.ts";

/** The embedded store takes at most a hundred values in one statement. */
const IDS_PER_DELETE = 90;

/**
 * Deletes enquiries with their deliveries, notes and submissions. Submissions go last, so that the enquiries of an
 * interrupted deletion are taken in from them again and deleted next time. Events stay, since they name nobody.
 */
export async function deleteEnquiries(ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_PER_DELETE) {
    const batch = ids.slice(from, from + IDS_PER_DELETE);
    requireRows(await privateTable("deliveries").delete().in("submission_id", batch).select("id"));
    requireRows(await privateTable("notes").delete().in("enquiry_id", batch).select("id"));
    requireRows(await privateTable("enquiries").delete().in("id", batch).select("id"));
    requireRows(await privateTable("submissions").delete().in("id", batch).select("id"));
  }
}

/** Deletes the enquiries that became spam before the given time. Returns how many. */
export async function deleteOldSpam(before: string): Promise<number> {
  let deleted = 0;
  for (;;) {
    const query = privateTable("enquiries").select("id").eq("state", "spam").lt("spam_since", before);
    const ids = requireRows(await query.limit(IDS_PER_DELETE)).map((row) => String(row.id));
    if (ids.length === 0) return deleted;
    await deleteEnquiries(ids);
    deleted += ids.length;
  }
}

/** Deletes all enquiries received before the given time, answered or not, and records one event. Returns how many it deleted. */
export async function deleteReceivedBefore(before: string): Promise<number> {
  let deleted = 0;
  try {
    for (;;) {
      const query = privateTable("enquiries").select("id").lt("received_at", before);
      const ids = requireRows(await query.limit(IDS_PER_DELETE)).map((row) => String(row.id));
      if (ids.length === 0) return deleted;
      await deleteEnquiries(ids);
      deleted += ids.length;
    }
  } finally {
    const event = { operatorId: null, action: "expired", subjectKind: "enquiry", subjectId: "" };
    if (deleted > 0) await recordEvent({ ...event, details: { submissions: deleted, before } });
  }
}
