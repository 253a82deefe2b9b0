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
import { findDraftProblems, type PublishProblem } from "./draft-problems.server.ts";
import { indexRecord } from "./index-record.server.ts";
import type { Kind } from "./kinds/kind.ts";
import { fieldsOf } from "./kinds.ts";
import { addressOf, pathOf, type RecordData } from "./record-data.ts";
import { kindOfRevision, publicId } from "./records.server.ts";
import { parseData } from "./values.server.ts";

export type RevisionRef = { kind: Kind; record: string; number: number; version: number };

export type PublishOutcome =
  | { outcome: "published"; revision: Revision }
  /** Visitors already see this revision. */
  | { outcome: "unchanged" }
  | { outcome: "refused"; problems: PublishProblem[] }
  /** The store does not let us write the public table. */
  | { outcome: "forbidden" }
  /** The public table refuses the values. */
  | { outcome: "rejected"; reason: string }
  /** Somebody else saved, published or scheduled the record meanwhile. */
  | { outcome: "outdated" };

/** Shows a revision to visitors. An interrupted publication is finished later; visitors never see half of it. */
export async function publish(ref: RevisionRef, operatorId: string | null): Promise<PublishOutcome> {
  const [record, revision] = await Promise.all([
    getRecord(ref.kind.id, ref.record),
    getRevision(ref.kind.id, ref.record, ref.number),
  ]);
  if (!record || revision?.version !== ref.version || record.state === "archiving") return { outcome: "outdated" };
  if (isLive(record, revision)) return { outcome: "unchanged" };
  const data = fillInBlanks(ref.kind, parseData(ref.kind, revision.data), record.address);
  const problems = await findDraftProblems(ref.kind, record, data);
  if (problems.length > 0) return { outcome: "refused", problems };
  const note = clearMissedNote(revision.note);
  const claim = { data, note, replaces: record.address, updatedAt: new Date().toISOString() };
  const claimed = await changeRevision(revision, { ...claim, state: "publishing" });
  if (!claimed) return { outcome: "outdated" };
  // A later archiving sees this claim and stops; an earlier one has already outdated the revision.
  // Another draft may have been published meanwhile, so the record is read again.
  const now = await getRecord(ref.kind.id, ref.record);
  if (now?.address === record.address) return finishPublication(claimed, operatorId);
  await changeRevision(claimed, { state: restingState(claimed), publishAt: null });
  await indexRecord(ref.kind, ref.record);
  return { outcome: "outdated" };
}

/** Whether visitors see the revision. A published revision may belong to a record that is archived by now. */
export function isLive(record: RecordRow, revision: Revision): boolean {
  return record.address !== null && revision.state === "published";
}

/** Every step may run twice, so that an interrupted publication can start over. */
export async function finishPublication(claimed: Revision, operatorId: string | null): Promise<PublishOutcome> {
  const kind = kindOfRevision(claimed);
  const data = parseData(kind, claimed.data);
  // A record without a page of its own has its id as its address: an address marks it as public.
  const address = addressOf(kind, data) ?? claimed.record;
  const reserved = await changeRecord(kind.id, claimed.record, { address });
  // The draft was deleted meanwhile.
  if (!reserved) return revertToDraft(kind, claimed, { outcome: "outdated" });
  if (reserved === "taken") return revertToDraft(kind, claimed, { outcome: "taken" });
  const written = await writeContent(kind, claimed, data, address);
  if (written.outcome !== "written") return revertToDraft(kind, claimed, written);
  if (kind.slug) await redirectOldAddresses(kind, claimed, address);
  await cancelOlderSchedules(kind, claimed);
  await indexRecord(kind, claimed.record, { address, publishAt: null });
  await announceContentChange();
  // The state comes last: until then an interrupted publication is found and finished.
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
  const dates = fieldsOf(kind).filter(({ name, defaultsToNow }) => defaultsToNow && data[name] === null);
  const now = new Date().toISOString();
  return {
    ...data,
    ...Object.fromEntries(dates.map(({ name }) => [name, now])),
    ...(kind.slug && { [kind.slug.column]: addressOf(kind, data, published) }),
  };
}

/** Writes the row last, since only the row makes a body visible. If the row is refused, the old body is restored. */
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
  // An interrupted publication may have renamed the project already.
  const isRenamed = old === id || old === null || !(await getPublicRow(kind.table, "id", old));
  return writePublicRow(kind.table, isRenamed ? id : old, { ...columns, id });
}

/** Redirects the addresses that visitors knew to the new one. */
async function redirectOldAddresses(kind: Kind, claimed: Revision, address: string): Promise<void> {
  const path = pathOf(kind, address);
  await removeRedirect(path);
  if (claimed.replaces && claimed.replaces !== address) await setRedirect(pathOf(kind, claimed.replaces), path);
  // The record was archived until now, so its old addresses answer 410, unless another record has taken them.
  if (!claimed.replaces)
    for (const old of await addressesBefore(kind, claimed.record)) await redirectGonePath(pathOf(kind, old), path);
}

/** Every address that the record ever had on the site. */
async function addressesBefore(kind: Kind, id: string): Promise<Set<string>> {
  const published = await publishedRevisions(kind.id, id);
  return new Set(published.flatMap(({ data }) => addressOf(kind, parseData(kind, data)) ?? []));
}

/** Makes the revision a draft again, since a second try to publish it would end the same. */
async function revertToDraft(
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

/** Otherwise an older scheduled draft would overwrite this one. */
async function cancelOlderSchedules(kind: Kind, { record, number }: Revision): Promise<void> {
  for (const scheduled of await scheduledRevisions(kind.id, record))
    if (scheduled.number < number) await changeRevision(scheduled, { state: restingState(scheduled), publishAt: null });
}
