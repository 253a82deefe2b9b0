import { recordEvent } from "#app/data/events.server.ts";
import { getRecord } from "#app/data/records.server.ts";
import {
  changeRevision,
  createRevision,
  getRevision,
  latestRevision,
  type Revision,
} from "#app/data/revisions.server.ts";
import { indexRecord } from "./index-record.server.ts";
import type { Kind } from "./kinds/kind.ts";
import { isSameData, mergeEdits } from "./merge.ts";
import type { RecordData } from "./record-data.ts";
import { readForEditing, saveFirstRevision } from "./records.server.ts";
import { parseData } from "./values.server.ts";

/** The save that an edit started from. Number 0 means the published row, before any revision. */
export type StartedFrom = { number: number; version: number };

export type DraftSave = {
  kind: Kind;
  record: string;
  data: RecordData;
  from: StartedFrom;
  /** The data that the form showed when the edit began. */
  base: RecordData;
  author: string;
};

export type DraftSaveOutcome =
  /** `merged`: the data also holds the fields that somebody else saved meanwhile. */
  | { outcome: "saved" | "merged" | "unchanged"; revision: Revision | null; data: RecordData }
  | { outcome: "conflict"; theirs: Revision; theirData: RecordData; data: RecordData; clashes: string[] }
  | { outcome: "missing" };

const MAX_TRIES = 5;

/** Saves into the open draft, or opens a new one. Never overwrites a save that the author has not seen. */
export async function saveDraft(save: DraftSave): Promise<DraftSaveOutcome> {
  const { kind, record, from, base } = save;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const opened = await readForEditing(kind, record);
    if (!opened) return { outcome: "missing" };
    const { latest, data: current } = opened;
    if (isSameData(kind, save.data, current)) return { outcome: "unchanged", revision: latest, data: current };
    const isLatest = from.number === (latest?.number ?? 0) && from.version === (latest?.version ?? 0);
    // Archiving bumps only the version.
    const isCurrent = isLatest || isSameData(kind, base, current);
    if (isCurrent || !latest) {
      const revision = await writeDraft(save, latest, save.data);
      if (revision) return { outcome: "saved", revision, data: save.data };
      continue;
    }
    const { data, clashes } = mergeEdits(kind, base, save.data, current);
    if (clashes.length > 0) return { outcome: "conflict", theirs: latest, theirData: current, data, clashes };
    if (isSameData(kind, data, current)) return { outcome: "merged", revision: latest, data };
    const revision = await writeDraft(save, latest, data);
    if (revision) return { outcome: "merged", revision, data };
  }
  throw tooManySaversError(kind, record);
}

function tooManySaversError(kind: Kind, record: string) {
  return new Error(`${kind.name} ${record} is saved by too many at once`);
}

/** Opens a new draft with the content of an older revision. */
export async function restoreRevision(kind: Kind, record: string, number: number, author: string) {
  const old = await getRevision(kind.id, record, number);
  if (!old) return null;
  const content = { data: parseData(kind, old.data), author, note: `restored ${number}` };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const latest = await latestRevision(kind.id, record);
    if (!latest) return null;
    const revision = (await freeze(latest)) && (await appendRevision(kind, record, latest.number, content));
    if (!revision) continue;
    await indexAndRecord(kind, revision, "restored", { from: number });
    return revision;
  }
  throw tooManySaversError(kind, record);
}

/** Stops autosave from changing a draft: the next change opens a new one. */
export async function freeze(revision: Revision, note = revision.note): Promise<Revision | null> {
  if (revision.state !== "open") return revision;
  return changeRevision(revision, { state: "frozen", note });
}

/** Null if somebody else saved first. */
async function writeDraft({ kind, record, author }: DraftSave, latest: Revision | null, data: RecordData) {
  if (latest?.state === "open" && latest.author === author) {
    const changes = { data, version: latest.version + 1, updatedAt: new Date().toISOString() };
    const revision = await changeRevision(latest, changes);
    if (revision) await indexRecord(kind, record);
    return revision;
  }
  if (latest && !(await freeze(latest))) return null;
  const opened = latest ? null : await getRecord(kind.id, record);
  const number = latest?.number ?? (opened ? await saveFirstRevision(kind, opened) : 0);
  const revision = await appendRevision(kind, record, number, { data, author });
  if (revision) await indexAndRecord(kind, revision, "drafted");
  return revision;
}

async function appendRevision(
  kind: Kind,
  record: string,
  after: number,
  content: Pick<Revision, "data" | "author"> & { note?: string },
) {
  const createdAt = new Date().toISOString();
  return createRevision({ kind: kind.id, record, number: after + 1, state: "open", createdAt, ...content });
}

async function indexAndRecord(kind: Kind, { record, author, number }: Revision, action: string, details = {}) {
  await indexRecord(kind, record);
  await recordEvent({
    ...{ operatorId: author, action, subjectKind: kind.id, subjectId: record },
    details: { revision: number, ...details },
  });
}
