import { randomUUID } from "node:crypto";
import { latestRevision } from "#app/data/revisions.server.ts";
import { saveDraft } from "#app/publishing/drafts.server.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import { kindOf } from "#app/publishing/kinds.ts";
import type { RevisionRef } from "#app/publishing/publish.server.ts";
import type { RecordData } from "#app/publishing/record-data.ts";
import { createRecord, readForEditing } from "#app/publishing/records.server.ts";

export const linOperatorId = randomUUID();

const projectKind = kindOf("projects");

/** Saves changes as the editor screen does when the record was opened just before. */
export async function saveChanges(kind: Kind, id: string, changes: RecordData) {
  const opened = await readForEditing(kind, id);
  const from = { number: opened?.latest?.number ?? 0, version: opened?.latest?.version ?? 0 };
  const base = opened?.data ?? {};
  return saveDraft({ kind, record: id, from, base, data: { ...base, ...changes }, author: linOperatorId });
}

/** Names the record's newest revision in its present version. */
export async function latestRevisionRef(kind: Kind, record: string): Promise<RevisionRef> {
  const latest = await latestRevision(kind.id, record);
  return { kind, record, number: latest?.number ?? 0, version: latest?.version ?? 0 };
}

export async function createProjectDraft(changes: RecordData = {}): Promise<string> {
  const id = await createRecord(projectKind, linOperatorId);
  await saveChanges(projectKind, id, { title: `Project ${id.slice(0, 8)}`, ...changes });
  return id;
}
