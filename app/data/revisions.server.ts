import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isoInstant, keyText } from "./columns.server.ts";
import {
  isKeyTaken,
  parseEach,
  privateTable,
  requireRows,
  type StoreResponse,
  throwInvalid,
} from "./private-rows.server.ts";
import { whereEquals, whereIn } from "./where-equals.server.ts";

export const revisionStates = ["open", "frozen", "scheduled", "publishing", "published"] as const;

export type RevisionState = (typeof revisionStates)[number];
export type Revision = v.InferOutput<typeof revisionRow>;
export type NewRevision = Pick<Revision, "kind" | "record" | "number" | "data" | "state" | "author" | "createdAt"> &
  Partial<Pick<Revision, "note" | "publishedAt">>;
type RevisionChanges = Partial<
  Pick<Revision, "data" | "state" | "note" | "version" | "publishAt" | "replaces" | "updatedAt" | "publishedAt">
>;

/** Stores a revision; null if the record already has a revision with this number. */
export async function createRevision(revision: NewRevision): Promise<Revision | null> {
  const { createdAt, publishedAt, note, ...same } = revision;
  const columns = {
    id: randomUUID(),
    ...same,
    note: note ?? null,
    version: 1,
    ...{ created_at: createdAt, updated_at: createdAt, published_at: publishedAt ?? null },
  };
  const response = await revisionsTable().insert(columns).select();
  if (isKeyTaken(response.error)) return null;
  return parseRevisions(response)[0] ?? null;
}

/** Changes a revision if nobody has changed it since it was read as `seen`; null otherwise. */
export async function changeRevision(
  seen: Pick<Revision, "id" | "state" | "version">,
  changes: RevisionChanges,
): Promise<Revision | null> {
  const { publishAt, updatedAt, publishedAt, ...same } = changes;
  const columns = { ...same, publish_at: publishAt, updated_at: updatedAt, published_at: publishedAt };
  const query = revisionsTable().update(columns).eq("id", seen.id).eq("state", seen.state).eq("version", seen.version);
  return parseRevisions(await query.select())[0] ?? null;
}

/** Raises the version of a record's revisions, so that nobody who read one before can change or publish it. A running publication goes on. */
export async function raiseRevisionVersions(kind: string, record: string): Promise<void> {
  const [last] = parseRevisions(await revisionsOfRecord(kind, record).order("version", { ascending: false }).limit(1));
  if (!last) return;
  const all = revisionsTable()
    .update({ version: last.version + 1 })
    .eq("kind", kind)
    .neq("state", "publishing");
  requireRows(await whereEquals(all, "record", record).select("id"));
}

/** The state of a revision once it is no longer scheduled or being published: `published` if visitors ever saw it, else `frozen`. */
export function restingState({ publishedAt }: Pick<Revision, "publishedAt">): RevisionState {
  return publishedAt ? "published" : "frozen";
}

export async function getRevision(kind: string, record: string, number: number): Promise<Revision | null> {
  return parseRevisions(await revisionsOfRecord(kind, record).eq("number", number))[0] ?? null;
}

export async function latestRevision(kind: string, record: string): Promise<Revision | null> {
  return (
    parseRevisions(await revisionsOfRecord(kind, record).order("number", { ascending: false }).limit(1))[0] ?? null
  );
}

/** All revisions of a record that visitors see or have seen. */
export async function publishedRevisions(kind: string, record: string): Promise<Revision[]> {
  return parseRevisions(await revisionsOfRecord(kind, record).eq("state", "published").order("number"));
}

/** The published revisions whose content has one of these ids. A project's id is its address, so older revisions hold former addresses. */
export async function findRevisionsPublishedAs(kind: string, ids: string[]): Promise<Revision[]> {
  if (ids.length === 0) return [];
  const published = revisionsTable().select("*").eq("kind", kind).eq("state", "published");
  return parseRevisions(await whereIn(published, "data->>id", ids));
}

/** The revision that visitors see; null if the desk never published the record. */
export async function liveRevision(kind: string, record: string): Promise<Revision | null> {
  const published = revisionsOfRecord(kind, record).eq("state", "published");
  return parseRevisions(await published.order("published_at", { ascending: false }).limit(1))[0] ?? null;
}

/** A record's revisions, newest first. With `before`, only those with a lower number. */
export async function listRevisions(
  kind: string,
  record: string,
  { limit, before }: { limit: number; before?: number },
): Promise<Revision[]> {
  const query =
    before === undefined ? revisionsOfRecord(kind, record) : revisionsOfRecord(kind, record).lt("number", before);
  return parseRevisions(await query.order("number", { ascending: false }).limit(limit));
}

export async function isPublishing(kind: string, record: string): Promise<boolean> {
  return parseRevisions(await revisionsOfRecord(kind, record).eq("state", "publishing").limit(1)).length > 0;
}

export async function scheduledRevisions(kind: string, record: string): Promise<Revision[]> {
  return parseRevisions(await revisionsOfRecord(kind, record).eq("state", "scheduled").order("publish_at"));
}

/** Scheduled revisions whose time has come, longest overdue first. */
export async function listDueRevisions(now: string, limit: number): Promise<Revision[]> {
  const query = revisionsTable().select("*").eq("state", "scheduled").lte("publish_at", now);
  return parseRevisions(await query.order("publish_at").limit(limit));
}

/** Revisions whose publication has begun but made no progress since `before`. */
export async function listInterruptedPublications(before: string, limit: number): Promise<Revision[]> {
  const query = revisionsTable().select("*").eq("state", "publishing").lte("updated_at", before);
  return parseRevisions(await query.order("updated_at").limit(limit));
}

export async function lastSavedRevisions(limit: number): Promise<Revision[]> {
  return parseRevisions(await revisionsTable().select("*").order("updated_at", { ascending: false }).limit(limit));
}

export async function deleteRevisions(kind: string, record: string): Promise<void> {
  requireRows(await whereEquals(revisionsTable().delete().eq("kind", kind), "record", record).select("id"));
}

const revisionRow = v.pipe(
  v.object({
    id: v.string(),
    kind: v.string(),
    record: keyText,
    number: v.number(),
    data: v.record(v.string(), v.unknown()),
    state: v.picklist(revisionStates),
    author: v.nullish(v.string(), null),
    note: v.nullish(v.string(), null),
    version: v.number(),
    publish_at: isoInstant,
    replaces: v.nullish(keyText, null),
    created_at: v.pipe(isoInstant, v.string()),
    updated_at: v.pipe(isoInstant, v.string()),
    published_at: isoInstant,
  }),
  v.transform(({ publish_at, created_at, updated_at, published_at, ...row }) => ({
    ...row,
    publishAt: publish_at,
    createdAt: created_at,
    updatedAt: updated_at,
    publishedAt: published_at,
  })),
);

function revisionsOfRecord(kind: string, record: string) {
  return whereEquals(revisionsTable().select("*").eq("kind", kind), "record", record);
}

function revisionsTable() {
  return privateTable("revisions");
}

function parseRevisions(response: StoreResponse<unknown>): Revision[] {
  return parseEach(revisionRow, requireRows(response), throwInvalid("revision"));
}
