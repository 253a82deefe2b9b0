import { recordEvent } from "#app/data/events.server.ts";
import type { PreviewRows } from "#app/data/preview-scope.server.ts";
import { getRecord, type RecordRow } from "#app/data/records.server.ts";
import { getRevision, type Revision } from "#app/data/revisions.server.ts";
import { freeze } from "./drafts.server.ts";
import type { Kind } from "./kinds/kind.ts";
import { kindOf } from "./kinds.ts";
import { type PreviewClaim, readPreview, signPreview } from "./preview-token.server.ts";
import { isLive } from "./publish.server.ts";
import { addressOf, pathOf } from "./record-data.ts";
import { parseData } from "./values.server.ts";

export type Preview = { claim: PreviewClaim; path: string; rows: PreviewRows };

/** The address in the preview of a draft that has neither a title nor an address. */
const NO_ADDRESS = "untitled";

/** Reads the page that a token shows. Null if the token has expired or is forged, or if its record is gone. */
export async function resolvePreview(token: string): Promise<Preview | null> {
  const claim = await readPreview(token);
  if (!claim) return null;
  const [record, revision] = await Promise.all([
    getRecord(claim.kind, claim.record),
    getRevision(claim.kind, claim.record, claim.number),
  ]);
  const kind = kindOf(claim.kind);
  if (record && revision) return { claim, ...previewOf(kind, record, revision) };
  // Nobody has edited the record yet, so the editor's frame shows the published page.
  return record && claim.number === 0 ? { claim, path: pathOf(kind, record.address), rows: {} } : null;
}

/** Signs the address of a page with this revision's data. */
async function previewPath(kind: Kind, record: RecordRow, revision: Revision): Promise<string> {
  const token = await signPreview({ kind: kind.id, record: revision.record, number: revision.number });
  return `/preview/${token}${previewOf(kind, record, revision).path}`;
}

/** Freezes a draft and returns the address of its page; the public address without a draft. Null if somebody else changed the draft meanwhile. */
export async function openAlone(kind: Kind, id: string, revision: Revision | null): Promise<string | null> {
  const record = await getRecord(kind.id, id);
  if (!record) return null;
  if (!revision || isLive(record, revision)) return pathOf(kind, record.address);
  const frozen = await freeze(revision);
  return frozen && previewPath(kind, record, frozen);
}

/** The preview address for the editor's frame: of the draft, or of the published page if there is no draft. */
export async function framePath(kind: Kind, record: RecordRow, revision: Revision | null): Promise<string> {
  const claim = { kind: kind.id, record: record.id, number: revision?.number ?? 0, isFramed: true };
  const path = revision ? previewOf(kind, record, revision).path : pathOf(kind, record.address);
  return `/preview/${await signPreview(claim)}${path}`;
}

/** Makes a link for somebody without an account, and freezes the revision that it shows. */
export async function sharePreview(kind: Kind, id: string, number: number, operatorId: string) {
  const [record, revision] = await Promise.all([getRecord(kind.id, id), getRevision(kind.id, id, number)]);
  const frozen = revision && (await freeze(revision, "shared"));
  if (!record || !frozen) return null;
  await recordEvent({
    ...{ operatorId, action: "shared", subjectKind: kind.id, subjectId: id },
    details: { revision: number },
  });
  return previewPath(kind, record, frozen);
}

function previewOf(kind: Kind, record: RecordRow, revision: Revision): { path: string; rows: PreviewRows } {
  const data = parseData(kind, revision.data);
  const { [kind.body ?? ""]: body, ...columns } = data;
  const address = addressOf(kind, data, record.address) ?? NO_ADDRESS;
  const row = { ...columns, id: revision.record, ...(kind.slug && { [kind.slug.column]: address }) };
  const bodies = kind.body && { study_bodies: body ? { study_id: revision.record, body } : null };
  return { path: pathOf(kind, address), rows: { [kind.table]: row, ...bodies } };
}
