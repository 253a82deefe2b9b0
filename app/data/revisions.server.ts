import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { instant, key } from "./columns.server.ts";
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
type Changes = Partial<
  Pick<Revision, "data" | "state" | "note" | "version" | "publishAt" | "replaces" | "updatedAt" | "publishedAt">
>;

/** Null if the record has a revision with this number already. */
export async function createRevision(revision: NewRevision): Promise<Revision | null> {
  const { createdAt, publishedAt, note, ...same } = revision;
  const columns = {
    id: randomUUID(),
    ...same,
    note: note ?? null,
    version: 1,
    ...{ created_at: createdAt, updated_at: createdAt, published_at: publishedAt ?? null },
  };
  const response = await table().insert(columns).select();
  if (isKeyTaken(response.error)) return null;
  return parseAll(response)[0] ?? null;
}

/** Changes a revision only if nobody did since it was `seen`. */
export async function changeRevision(
  seen: Pick<Revision, "id" | "state" | "version">,
  changes: Changes,
): Promise<Revision | null> {
  const { publishAt, updatedAt, publishedAt, ...same } = changes;
  const columns = { ...same, publish_at: publishAt, updated_at: updatedAt, published_at: publishedAt };
  const query = table().update(columns).eq("id", seen.id).eq("state", seen.state).eq("version", seen.version);
  return parseAll(await query.select())[0] ?? null;
}

/** Whoever has read one of a record's revisions can neither change nor publish it any more, unless that has begun. */
export async function outdateRevisions(kind: string, record: string): Promise<void> {
  const [last] = parseAll(await ofRecord(kind, record).order("version", { ascending: false }).limit(1));
  if (!last) return;
  const all = table()
    .update({ version: last.version + 1 })
    .eq("kind", kind)
    .neq("state", "publishing");
  requireRows(await whereEquals(all, "record", record).select("id"));
}

/** What a revision is once it is neither scheduled nor being published. One that was public stays in the history as that. */
export function restingState({ publishedAt }: Pick<Revision, "publishedAt">): RevisionState {
  return publishedAt ? "published" : "frozen";
}

export async function getRevision(kind: string, record: string, number: number): Promise<Revision | null> {
  return parseAll(await ofRecord(kind, record).eq("number", number))[0] ?? null;
}

export async function latestRevision(kind: string, record: string): Promise<Revision | null> {
  return parseAll(await ofRecord(kind, record).order("number", { ascending: false }).limit(1))[0] ?? null;
}

/** All that visitors see or have seen of a record. */
export async function publishedRevisions(kind: string, record: string): Promise<Revision[]> {
  return parseAll(await ofRecord(kind, record).eq("state", "published").order("number"));
}

/** What was published with one of these ids, which a project has for its address. */
export async function findPublishedAs(kind: string, ids: string[]): Promise<Revision[]> {
  if (ids.length === 0) return [];
  const published = table().select("*").eq("kind", kind).eq("state", "published");
  return parseAll(await whereIn(published, "data->>id", ids));
}

/** What visitors see, if it was published here. */
export async function liveRevision(kind: string, record: string): Promise<Revision | null> {
  const published = ofRecord(kind, record).eq("state", "published");
  return parseAll(await published.order("published_at", { ascending: false }).limit(1))[0] ?? null;
}

/** A record's revisions, newest first, `before` a number. */
export async function listRevisions(
  kind: string,
  record: string,
  { limit, before }: { limit: number; before?: number },
): Promise<Revision[]> {
  const query = before === undefined ? ofRecord(kind, record) : ofRecord(kind, record).lt("number", before);
  return parseAll(await query.order("number", { ascending: false }).limit(limit));
}

export async function isPublishing(kind: string, record: string): Promise<boolean> {
  return parseAll(await ofRecord(kind, record).eq("state", "publishing").limit(1)).length > 0;
}

export async function scheduledRevisions(kind: string, record: string): Promise<Revision[]> {
  return parseAll(await ofRecord(kind, record).eq("state", "scheduled").order("publish_at"));
}

/** Scheduled revisions whose time has come, longest overdue first. */
export async function listDueRevisions(now: string, limit: number): Promise<Revision[]> {
  const query = table().select("*").eq("state", "scheduled").lte("publish_at", now);
  return parseAll(await query.order("publish_at").limit(limit));
}

/** Publications that have stood still since `before`. */
export async function listInterrupted(before: string, limit: number): Promise<Revision[]> {
  const query = table().select("*").eq("state", "publishing").lte("updated_at", before);
  return parseAll(await query.order("updated_at").limit(limit));
}

export async function lastSavedRevisions(limit: number): Promise<Revision[]> {
  return parseAll(await table().select("*").order("updated_at", { ascending: false }).limit(limit));
}

export async function deleteRevisions(kind: string, record: string): Promise<void> {
  requireRows(await whereEquals(table().delete().eq("kind", kind), "record", record).select("id"));
}

const revisionRow = v.pipe(
  v.object({
    id: v.string(),
    kind: v.string(),
    record: key,
    number: v.number(),
    data: v.record(v.string(), v.unknown()),
    state: v.picklist(revisionStates),
    author: v.nullish(v.string(), null),
    note: v.nullish(v.string(), null),
    version: v.number(),
    publish_at: instant,
    replaces: v.nullish(key, null),
    created_at: v.pipe(instant, v.string()),
    updated_at: v.pipe(instant, v.string()),
    published_at: instant,
  }),
  v.transform(({ publish_at, created_at, updated_at, published_at, ...row }) => ({
    ...row,
    publishAt: publish_at,
    createdAt: created_at,
    updatedAt: updated_at,
    publishedAt: published_at,
  })),
);

function ofRecord(kind: string, record: string) {
  return whereEquals(table().select("*").eq("kind", kind), "record", record);
}

function table() {
  return privateTable("revisions");
}

function parseAll(response: StoreResponse<unknown>): Revision[] {
  return parseEach(revisionRow, requireRows(response), throwInvalid("revision"));
}
