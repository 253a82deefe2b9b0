import { publishingProblemWords } from "#app/content/desk/publishing.ts";
import { announceContentChange } from "#app/data/content-version.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { clearMissedNote } from "#app/data/missed-publications.server.ts";
import { getPublicRow, type WriteOutcome, type WriteRefusal, writePublicRow } from "#app/data/public-rows.server.ts";
import { changeRecord, getRecord, type RecordRow } from "#app/data/records.server.ts";
import { redirectGonePath, removeRedirect, setRedirect } from "#app/data/redirects.server.ts";
import {
  changeRevision,
  getRevision,
  publishedRevisions,
  type Revision,
  restingState,
  scheduledRevisions,
} from "#app/data/revisions.server.ts";
import { getUncachedStudyBody, setStudyBody } from "#app/data/study-texts.server.ts";
import { findDraftProblems, type Problem } from "./draft-problems.server.ts";
import { indexRecord } from "./index-record.server.ts";
import type { Kind } from "./kinds/kind.ts";
import { fieldsOf } from "./kinds.ts";
import { addressOf, pathOf, type RecordData } from "./record-data.ts";
import { kindOfRevision, publicId } from "./records.server.ts";
import { parseData } from "./values.server.ts";

export type RevisionRef = { kind: Kind; record: string; number: number; version: number };

export type PublishOutcome =
  | { outcome: "published"; revision: Revision }
  /** Visitors see exactly this already. */
  | { outcome: "unchanged" }
  | { outcome: "refused"; problems: Problem[] }
  /** The public table is not ours to write. */
  | { outcome: "forbidden" }
  /** The public table does not take the values. */
  | { outcome: "rejected"; reason: string }
  /** Saved, published or scheduled by somebody else meanwhile. */
  | { outcome: "outdated" };

/** Puts a revision before visitors. All or nothing: an interrupted publication is finished later, never half shown. */
export async function publish(ref: RevisionRef, operatorId: string | null): Promise<PublishOutcome> {
  const [record, revision] = await Promise.all([
    getRecord(ref.kind.id, ref.record),
    getRevision(ref.kind.id, ref.record, ref.number),
  ]);
  if (!record || revision?.version !== ref.version || record.state === "archiving") return { outcome: "outdated" };
  if (isOnSite(record, revision)) return { outcome: "unchanged" };
  const data = fillInBlanks(ref.kind, parseData(ref.kind, revision.data), record.address);
  const problems = await findDraftProblems(ref.kind, record, data);
  if (problems.length > 0) return { outcome: "refused", problems };
  const note = clearMissedNote(revision.note);
  const claim = { data, note, replaces: record.address, updatedAt: new Date().toISOString() };
  const claimed = await changeRevision(revision, { ...claim, state: "publishing" });
  if (!claimed) return { outcome: "outdated" };
  // The claim is visible now: a later archiving sees it and stops, and an earlier one would have outdated the revision.
  // Another draft may have come out meanwhile, so the record is read again.
  const now = await getRecord(ref.kind.id, ref.record);
  if (now?.address === record.address) return finishPublication(claimed, operatorId);
  await changeRevision(claimed, { state: restingState(claimed), publishAt: null });
  await indexRecord(ref.kind, ref.record);
  return { outcome: "outdated" };
}

/** Whether visitors see the record. A published revision may belong to one that is archived by now. */
export function isOnSite(record: RecordRow, revision: Revision): boolean {
  return record.address !== null && revision.state === "published";
}

/** Every step may be taken twice, so that an interrupted publication starts over. */
export async function finishPublication(claimed: Revision, operatorId: string | null): Promise<PublishOutcome> {
  const kind = kindOfRevision(claimed);
  const data = parseData(kind, claimed.data);
  // A kind without pages has its id for an address, which says that it is public.
  const address = addressOf(kind, data) ?? claimed.record;
  const reserved = await changeRecord(kind.id, claimed.record, { address });
  // Deleted as a draft meanwhile.
  if (!reserved) return giveBack(kind, claimed, { outcome: "outdated" });
  if (reserved === "taken") return giveBack(kind, claimed, { outcome: "taken" });
  const written = await writeContent(kind, claimed, data, address);
  if (written.outcome !== "written") return giveBack(kind, claimed, written);
  if (kind.slug) await redirectOldAddresses(kind, claimed, address);
  await cancelOlderSchedules(kind, claimed);
  await indexRecord(kind, claimed.record, { address, publishAt: null });
  await announceContentChange();
  // Last, so that whatever is interrupted before is found and finished.
  const publishedAt = new Date().toISOString();
  const revision = await changeRevision(claimed, { state: "published", publishedAt, publishAt: null });
  if (!revision) return { outcome: "outdated" };
  await recordEvent({
    ...{ operatorId, action: "published", subjectKind: kind.id, subjectId: claimed.record },
    details: { revision: claimed.number },
  });
  return { outcome: "published", revision };
}

/** Fills in what a draft may leave empty and the public row may not: dates and the address. */
function fillInBlanks(kind: Kind, data: RecordData, published: string | null): RecordData {
  const dates = fieldsOf(kind).filter(({ name, orNow }) => orNow && data[name] === null);
  const now = new Date().toISOString();
  return {
    ...data,
    ...Object.fromEntries(dates.map(({ name }) => [name, now])),
    ...(kind.slug && { [kind.slug.column]: addressOf(kind, data, published) }),
  };
}

/** The row is last: a body is shown by its study alone. A row that is refused leaves the body as it was. */
async function writeContent(kind: Kind, claimed: Revision, data: RecordData, address: string): Promise<WriteOutcome> {
  const { [kind.body ?? ""]: body, ...columns } = data;
  if (!kind.body) return writeRow(kind, claimed, columns, address);
  const before = await getUncachedStudyBody(claimed.record);
  await setStudyBody(claimed.record, typeof body === "string" ? body : null);
  const written = await writeRow(kind, claimed, columns, address);
  if (written.outcome !== "written") await setStudyBody(claimed.record, before);
  return written;
}

async function writeRow(kind: Kind, { record, replaces }: Revision, columns: RecordData, address: string) {
  const id = kind.slug?.column === "id" ? address : record;
  const old = publicId(kind, { id: record, address: replaces });
  // Renamed before an interruption, a project has its new id already.
  const isRenamed = old === id || old === null || !(await getPublicRow(kind.table, "id", old));
  return writePublicRow(kind.table, isRenamed ? id : old, { ...columns, id });
}

/** Lets the addresses that visitors knew lead to the new one. */
async function redirectOldAddresses(kind: Kind, claimed: Revision, address: string): Promise<void> {
  const path = pathOf(kind, address);
  await removeRedirect(path);
  if (claimed.replaces && claimed.replaces !== address) await setRedirect(pathOf(kind, claimed.replaces), path);
  // The record was archived until now, so its addresses say that they are gone, unless another record has taken them.
  if (!claimed.replaces)
    for (const old of await addressesBefore(kind, claimed.record)) await redirectGonePath(pathOf(kind, old), path);
}

/** Every address at which visitors have known a record. */
async function addressesBefore(kind: Kind, id: string): Promise<Set<string>> {
  const published = await publishedRevisions(kind.id, id);
  return new Set(published.flatMap(({ data }) => addressOf(kind, parseData(kind, data)) ?? []));
}

/** Makes the revision a draft again, since a second try to publish it would end the same. */
async function giveBack(
  kind: Kind,
  claimed: Revision,
  why: WriteRefusal | { outcome: "outdated" },
): Promise<PublishOutcome> {
  await changeRecord(kind.id, claimed.record, { address: claimed.replaces });
  await changeRevision(claimed, { state: restingState(claimed), publishAt: null });
  await indexRecord(kind, claimed.record);
  if (why.outcome !== "taken") return why;
  return {
    outcome: "refused",
    problems: [{ field: kind.slug?.column ?? kind.title, text: publishingProblemWords.slugTaken }],
  };
}

/** Otherwise an older draft would replace this one at its time. */
async function cancelOlderSchedules(kind: Kind, { record, number }: Revision): Promise<void> {
  for (const scheduled of await scheduledRevisions(kind.id, record))
    if (scheduled.number < number) await changeRevision(scheduled, { state: restingState(scheduled), publishAt: null });
}
