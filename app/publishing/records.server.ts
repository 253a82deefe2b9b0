import { randomUUID } from "node:crypto";
import { recordEvent } from "#app/data/events.server.ts";
import { getPublicRow } from "#app/data/public-rows.server.ts";
import { createRecords, deleteDraftRecord, getRecord, type RecordRow } from "#app/data/records.server.ts";
import {
  changeRevision,
  createRevision,
  deleteRevisions,
  latestRevision,
  type Revision,
} from "#app/data/revisions.server.ts";
import { getUncachedStudyBody } from "#app/data/study-texts.server.ts";
import { summariseRecord } from "./index-record.server.ts";
import type { Kind } from "./kinds/kind.ts";
import { kindOf } from "./kinds.ts";
import { type RecordData, textOf } from "./record-data.ts";
import { parseData } from "./values.server.ts";

/** The record and the data with which an edit starts. */
export type EditorStart = {
  record: RecordRow;
  data: RecordData;
  /** Null until somebody edits it here. */
  latest: Revision | null;
};

/** Reads a record with its newest revision. Its data is the published row unless there is a draft. */
export async function readForEditing(kind: Kind, id: string): Promise<EditorStart | null> {
  const [record, latest] = await Promise.all([getRecord(kind.id, id), latestRevision(kind.id, id)]);
  if (!record) return null;
  // A published row may have been changed past the desk, by SQL or an import.
  const isPublic = record.address && (!latest || latest.state === "published");
  const row = isPublic ? await readPublicData(kind, record) : null;
  return { record, latest, data: row ?? parseData(kind, latest?.data ?? {}) };
}

/** The published row as data; null if there is none. */
export async function readPublicData(kind: Kind, record: RecordRow): Promise<RecordData | null> {
  const id = publicId(kind, record);
  const row = id ? await getPublicRow(kind.table, "id", id) : null;
  if (!row) return null;
  return parseData(kind, { ...row, ...(kind.body && { [kind.body]: await getUncachedStudyBody(record.id) }) });
}

/** Saves the published row as revision 1 before the first edit, so that it can be restored. Returns 1, or 0 without a row. */
export async function saveFirstRevision(kind: Kind, record: RecordRow): Promise<number> {
  const data = await readPublicData(kind, record);
  if (!data) return 0;
  const at = record.editedAt;
  const content = { data, state: "published", author: null, createdAt: at, publishedAt: at } as const;
  await createRevision({ kind: kind.id, record: record.id, number: 1, ...content });
  return 1;
}

/** The id of the public row: a project's is its address. */
export function publicId(kind: Kind, { id, address }: Pick<RecordRow, "id" | "address">): string | null {
  return kind.slug?.column === "id" ? address : id;
}

export async function createRecord(kind: Kind, author: string, data?: RecordData): Promise<string> {
  const id = randomUUID();
  const at = new Date().toISOString();
  const started = data ?? parseData(kind, { created_at: at });
  const state = "draft" as const;
  const line = { kind: kind.id, id, ...summariseRecord(kind, started), state, revision: data ? 1 : 0 };
  await createRecords([{ ...line, address: null, publishAt: null, editedAt: at, editedBy: author }]);
  await createRevision({
    ...{ kind: kind.id, record: id, number: 1 },
    data: started,
    state: "open",
    author,
    createdAt: at,
  });
  await recordEvent({ operatorId: author, action: "created", subjectKind: kind.id, subjectId: id });
  return id;
}

/** Creates a draft with the same content. Its address comes from its title. */
export async function duplicateRecord(kind: Kind, id: string, author: string): Promise<string | null> {
  const opened = await readForEditing(kind, id);
  if (!opened) return null;
  const title = textOf(opened.data[kind.title]);
  const copy = {
    ...opened.data,
    [kind.title]: title && `${title} (copy)`,
    ...(kind.slug && { [kind.slug.column]: null }),
  };
  return createRecord(kind, author, parseData(kind, copy));
}

/** Deletes a draft that has no public page. Any other record can only be archived. */
export async function deleteDraft(kind: Kind, id: string, operatorId: string): Promise<boolean> {
  const [record, latest] = await Promise.all([getRecord(kind.id, id), latestRevision(kind.id, id)]);
  // If the server stops halfway, the next sync looks for leftovers among the newest saves.
  if (record?.state === "draft" && latest) await changeRevision(latest, { updatedAt: new Date().toISOString() });
  // The line goes first, so that a publication that begins now finds no record.
  if (!(await deleteDraftRecord(kind.id, id))) return false;
  await deleteRevisions(kind.id, id);
  await recordEvent({ operatorId, action: "deleted", subjectKind: kind.id, subjectId: id });
  return true;
}

export function kindOfRevision(revision: Pick<Revision, "kind">): Kind {
  return kindOf(revision.kind as Kind["id"]);
}
