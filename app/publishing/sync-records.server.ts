import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { findPublicIds, getPublicRow, listPublicRows, type PublicRow } from "#app/data/public-rows.server.ts";
import {
  changeRecord,
  createRecords,
  deleteRecord,
  findRecords,
  getRecord,
  type RecordRow,
  recordsInState,
} from "#app/data/records.server.ts";
import {
  deleteRevisions,
  findRevisionsPublishedAs,
  isPublishing,
  lastSavedRevisions,
  latestRevision,
  liveRevision,
  type Revision,
} from "#app/data/revisions.server.ts";
import { indexRecord, summariseRecord } from "./index-record.server.ts";
import type { Kind } from "./kinds/kind.ts";
import { contentKinds } from "./kinds.ts";
import { textOf } from "./record-data.ts";
import { kindOfRevision, publicId } from "./records.server.ts";
import { parseData } from "./values.server.ts";

/** The embedded store takes about a hundred values in one statement. */
const ROWS_PER_PAGE = 80;
/** A crash may have kept the newest saves out of the list, so that many are indexed again. */
const REINDEXED_SAVES = 20;

/** Updates the list of records from the public tables, which SQL or an import may have changed. */
export async function syncRecords(): Promise<void> {
  for (const kind of contentKinds) {
    for await (const rows of listPublicRows(kind.table, ROWS_PER_PAGE)) await syncRows(kind, rows);
    await dropVanished(kind);
  }
  for (const revision of await lastSavedRevisions(REINDEXED_SAVES)) await indexOrDelete(revision);
}

/** A record's line is written before its first revision, so a draft without a line was being deleted when the server stopped. */
async function indexOrDelete(revision: Revision): Promise<void> {
  const { kind, record, publishedAt } = revision;
  if (publishedAt === null && !(await getRecord(kind, record))) await deleteRevisions(kind, record);
  else await indexRecord(kindOfRevision(revision), record);
}

async function syncRows(kind: Kind, rows: PublicRow[]): Promise<void> {
  const known = await findKnown(kind, rows);
  const fresh = rows.filter(({ id }) => !known.has(String(id))).map((row) => toRecord(kind, row));
  await createRecords(await withFreeIds(kind, fresh));
  for (const row of rows) {
    const record = known.get(String(row.id));
    if (record?.state === "published") await updateLine(kind, record, row);
    else if (record && !record.address) await bringBack(kind, record, String(row.id));
    else if (record && record.address !== addressOfRow(kind, row)) await followAddress(kind, record);
  }
}

/** A renamed project keeps its id in the list, so a new project at its former address needs another id there. */
async function withFreeIds<Line extends RecordRow>(kind: Kind, fresh: Line[]): Promise<Line[]> {
  if (kind.slug?.column !== "id") return fresh;
  const ids = fresh.map(({ id }) => id);
  const owners = new Map((await findRecords(kind.id, "id", ids)).map((record) => [record.id, record.address]));
  return fresh
    .filter(({ id, address }) => !owners.has(id) || owners.get(id) !== address) // another server has just listed it
    .map((line) => (owners.has(line.id) ? { ...line, id: randomUUID() } : line));
}

/** Finds the records of public rows, by the rows' ids. The id of a project's row is its address. */
async function findKnown(kind: Kind, rows: PublicRow[]): Promise<Map<string, RecordRow>> {
  const ids = rows.map(({ id }) => String(id));
  if (kind.slug?.column !== "id")
    return new Map((await findRecords(kind.id, "id", ids)).map((record) => [record.id, record]));
  const shown = await findRecords(kind.id, "address", ids);
  const others = ids.filter((id) => !shown.some(({ address }) => address === id));
  const hidden = (await findRecords(kind.id, "id", others)).filter(({ address }) => !address);
  return new Map([
    ...hidden.map((record) => [record.id, record] as const),
    ...(await findLastSeenAt(kind, others)),
    ...shown.map((record) => [record.address ?? record.id, record] as const),
  ]);
}

/** Finds archived projects, and drafts that were public, by their last public address. */
async function findLastSeenAt(kind: Kind, addresses: string[]): Promise<Map<string, RecordRow>> {
  const found = new Map<string, RecordRow>();
  for (const { id, record, data } of await findRevisionsPublishedAs(kind.id, addresses)) {
    const [row, last] = await Promise.all([getRecord(kind.id, record), liveRevision(kind.id, record)]);
    if (row && !row.address && last?.id === id) found.set(String(data.id), row);
  }
  return found;
}

function toRecord(kind: Kind, row: PublicRow): RecordRow & { words: string } {
  const data = parseData(kind, row);
  const id = String(row.id);
  const at = textOf(data.created_at) ?? textOf(data.published_at) ?? new Date().toISOString();
  return {
    ...{ kind: kind.id, id, ...summariseRecord(kind, data) },
    ...{ state: "published", revision: 0, publishAt: null, editedAt: at, editedBy: null },
    address: addressOfRow(kind, row),
  };
}

/** Lists a record as published after an import published it while it was archived or a draft. */
async function bringBack(kind: Kind, { id }: RecordRow, rowId: string): Promise<void> {
  // The row is read again, since it may have been archived since the page was read.
  const row = await getPublicRow(kind.table, "id", rowId);
  if (!row) return;
  const shown = summariseRecord(kind, parseData(kind, row));
  await changeRecord(kind.id, id, { ...shown, state: "published", address: addressOfRow(kind, row) });
}

/** Takes over the address that an import changed. The rest of the line shows the draft, and stays. */
async function followAddress(kind: Kind, { id, state }: RecordRow): Promise<void> {
  if ((state !== "changed" && state !== "scheduled") || (await isPublishing(kind.id, id))) return;
  // The row is read again, since a publication may have changed it since the page was read.
  const row = await getPublicRow(kind.table, "id", id);
  if (row) await changeRecord(kind.id, id, { address: addressOfRow(kind, row) });
}

function addressOfRow(kind: Kind, row: PublicRow): string {
  return String(row[kind.slug?.column ?? "id"]);
}

async function updateLine(kind: Kind, record: RecordRow, row: PublicRow): Promise<void> {
  const { words, ...shown } = summariseRecord(kind, parseData(kind, row));
  const address = addressOfRow(kind, row);
  const { title, detail, type, year, image } = record;
  if (isDeepStrictEqual({ title, detail, type, year, image, address: record.address }, { ...shown, address })) return;
  await changeRecord(kind.id, record.id, { ...shown, words, address });
}

/** Unlists records whose rows SQL deleted. A record with revisions becomes a draft again. */
async function dropVanished(kind: Kind): Promise<void> {
  const vanished: RecordRow[] = [];
  for await (const records of recordsInState(kind.id, "published", ROWS_PER_PAGE)) {
    const ids = records.flatMap((record) => publicId(kind, record) ?? []);
    const rows = await findPublicIds(kind.table, ids);
    vanished.push(...records.filter((record) => !rows.has(publicId(kind, record) ?? "")));
  }
  for (const record of vanished) await unlist(kind, record);
}

async function unlist(kind: Kind, record: RecordRow): Promise<void> {
  if (await latestRevision(kind.id, record.id))
    await changeRecord(kind.id, record.id, { state: "draft", address: null });
  else await deleteRecord(kind.id, record.id);
}
