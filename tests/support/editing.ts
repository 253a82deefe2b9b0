import { randomUUID } from "node:crypto";
import { latestRevision } from "#app/data/revisions.server.ts";
import { saveDraft } from "#app/publishing/drafts.server.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import { kindOf } from "#app/publishing/kinds.ts";
import type { RevisionRef } from "#app/publishing/publish.server.ts";
import type { RecordData } from "#app/publishing/record-data.ts";
import { createRecord, readForEditing } from "#app/publishing/records.server.ts";

/** Who writes. */
export const lin = randomUUID();

const projects = kindOf("projects");

/** Saves as an editor does who opened the record just before. */
export async function save(kind: Kind, id: string, changes: RecordData) {
  const opened = await readForEditing(kind, id);
  const from = { number: opened?.latest?.number ?? 0, version: opened?.latest?.version ?? 0 };
  const base = opened?.data ?? {};
  return saveDraft({ kind, record: id, from, base, data: { ...base, ...changes }, author: lin });
}

/** The newest revision, as it is now. */
export async function ref(kind: Kind, record: string): Promise<RevisionRef> {
  const latest = await latestRevision(kind.id, record);
  return { kind, record, number: latest?.number ?? 0, version: latest?.version ?? 0 };
}

export async function makeProject(changes: RecordData = {}): Promise<string> {
  const id = await createRecord(projects, lin);
  await save(projects, id, { title: `Project ${id.slice(0, 8)}`, ...changes });
  return id;
}
