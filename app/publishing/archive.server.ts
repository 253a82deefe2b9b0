import { announceContentChange } from "#app/data/content-version.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { deletePublicRow } from "#app/data/public-rows.server.ts";
import { changeRecord, getRecord, type RecordRow } from "#app/data/records.server.ts";
import { setRedirect } from "#app/data/redirects.server.ts";
import { isPublishing, latestRevision, raiseRevisionVersions } from "#app/data/revisions.server.ts";
import { setStudyBody } from "#app/data/study-texts.server.ts";
import { indexRecord } from "./index-record.server.ts";
import type { Kind } from "./kinds/kind.ts";
import { pathOf } from "./record-data.ts";
import { publicId, saveFirstRevision } from "./records.server.ts";
import { endSchedules } from "./schedule.server.ts";

/** `publishing`: a draft of the record is being published, so it was not archived. */
export type ArchiveOutcome = "archived" | "publishing" | "missing";

/** Takes a record off the site. Its address then answers 410, and its history stays. */
export async function archive(kind: Kind, id: string, operatorId: string): Promise<ArchiveOutcome> {
  const record = await getRecord(kind.id, id);
  if (!record?.address) return "missing";
  // Without a revision, a record that was never edited at the desk could not be published again.
  if (!(await latestRevision(kind.id, id))) await saveFirstRevision(kind, record);
  const claimed = await changeRecord(kind.id, id, {
    state: "archiving",
    editedAt: new Date().toISOString(),
    editedBy: operatorId,
  });
  if (!claimed || claimed === "taken") return "missing";
  // A publication that begins after this finds its revision outdated; one that began before is found below.
  await raiseRevisionVersions(kind.id, id);
  if (await isPublishing(kind.id, id)) {
    await changeRecord(kind.id, id, { state: record.state });
    await indexRecord(kind, id);
    return "publishing";
  }
  await finishArchiving(kind, claimed, operatorId);
  return "archived";
}

/** Idempotent. Writes the redirect first, so that the page is never a plain 404. */
export async function finishArchiving(kind: Kind, record: RecordRow, operatorId: string | null): Promise<void> {
  const row = publicId(kind, record);
  if (kind.slug && record.address) await setRedirect(pathOf(kind, record.address), null);
  if (row) await deletePublicRow(kind.table, row);
  if (kind.body) await setStudyBody(record.id, null);
  await endSchedules(kind, record.id);
  await changeRecord(kind.id, record.id, { state: "archived", address: null, publishAt: null });
  await announceContentChange();
  await recordEvent({ operatorId, action: "archived", subjectKind: kind.id, subjectId: record.id });
}
