import * as v from "valibot";
import { searchableText } from "#app/text/searchable-text.ts";
import { isoInstant, keyText, trimmedText, wholeNumber } from "./columns.server.ts";
import {
  isKeyTaken,
  isTableMissing,
  PrivateRowsError,
  parseEach,
  privateTable,
  requireRows,
  type StoreResponse,
  throwInvalid,
} from "./private-rows.server.ts";
import { toLikeText, whereEquals, whereIn } from "./where-equals.server.ts";

export const recordStates = ["draft", "published", "changed", "scheduled", "archiving", "archived"] as const;

export type RecordState = (typeof recordStates)[number];
/** A row of `records`: one line of a content list at the desk. */
export type RecordRow = v.InferOutput<typeof recordRow>;
export type RecordSummary = Pick<RecordRow, "title" | "detail" | "type" | "year" | "image"> & { words: string };
export type RecordChanges = Partial<
  RecordSummary & Pick<RecordRow, "state" | "revision" | "address" | "publishAt" | "editedAt" | "editedBy">
>;

export const recordSorts = ["edited", "title", "year"] as const;
export type RecordSort = (typeof recordSorts)[number];
export type RecordQuery = { kind: string; state?: RecordState; text?: string; sort: RecordSort; page: number };

export const RECORDS_PER_PAGE = 50;
/** The embedded store takes at most a hundred values in one statement, and a row of `records` has fourteen. */
const ROWS_PER_INSERT = 7;

export async function listRecords(query: RecordQuery): Promise<{ rows: RecordRow[]; total: number }> {
  const from = (query.page - 1) * RECORDS_PER_PAGE;
  const response = await sortRecords(filterRecords(query), query.sort).range(from, from + RECORDS_PER_PAGE - 1);
  // PostgREST answers with this code if the page is past the last one.
  if (response.error?.code === "PGRST103") return { rows: [], total: (await filterRecords(query).limit(1)).count ?? 0 };
  return { rows: parseRecords(response), total: response.count ?? 0 };
}

/** How many records are in these states, of one kind or, with null, of all kinds. */
export async function countRecords(kind: string | null, states: readonly RecordState[]): Promise<number> {
  const query = recordsTable()
    .select("id", { count: "exact", head: true })
    .in("state", [...states])
    // Without a limit the embedded store also reads the rows that it counts.
    .limit(1);
  const { count, error } = await (kind ? query.eq("kind", kind) : query);
  if (error) throw new PrivateRowsError(error.message);
  return count ?? 0;
}

/** Records with a scheduled draft that missed its publish time, longest ago first. Empty if the table is missing. */
export async function listMissedRecords(limit: number): Promise<RecordRow[]> {
  const query = recordsTable().select("*").not("publish_at", "is", null).neq("state", "scheduled");
  const response = await query.order("publish_at").order("id").limit(limit);
  return isTableMissing(response.error) ? [] : parseRecords(response);
}

/** Records of every kind with a draft that visitors do not see yet, last edited first. */
export async function listUnpublishedRecords(limit: number): Promise<RecordRow[]> {
  const query = recordsTable().select("*").in("state", ["draft", "changed", "scheduled"]);
  return parseRecords(await query.order("edited_at", { ascending: false }).order("id").limit(limit));
}

export async function getRecord(kind: string, id: string): Promise<RecordRow | null> {
  return parseRecords(await whereEquals(recordsTable().select("*").eq("kind", kind), "id", id))[0] ?? null;
}

/** The record whose page visitors find at an address, that is, an id or slug. */
export async function findRecordByAddress(kind: string, address: string): Promise<RecordRow | null> {
  return parseRecords(await whereEquals(recordsTable().select("*").eq("kind", kind), "address", address))[0] ?? null;
}

/** The records of a kind that have one of these ids or addresses. Empty if the table is missing. */
export async function findRecords(kind: string, column: "id" | "address", values: string[]): Promise<RecordRow[]> {
  if (values.length === 0) return [];
  const response = await whereIn(recordsTable().select("*").eq("kind", kind), column, values);
  return isTableMissing(response.error) ? [] : parseRecords(response);
}

/** Adds the records that have no row yet. Existing rows stay as they are. */
export async function createRecords(rows: (RecordRow & { words: string })[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const columns = rows
      .slice(from, from + ROWS_PER_INSERT)
      .map(({ kind, id, ...row }) => ({ kind, id, ...toColumns(row) }));
    const query = recordsTable().upsert(columns, { onConflict: "kind,id", ignoreDuplicates: true });
    requireRows(await query.select("id"));
  }
}

/** Changes a record, but not one in the state `unless`. Returns `taken` if another record of the kind has the address. */
export async function changeRecord(
  kind: string,
  id: string,
  changes: RecordChanges,
  { unless }: { unless?: RecordState } = {},
): Promise<RecordRow | "taken" | null> {
  const query = whereEquals(recordsTable().update(toColumns(changes)).eq("kind", kind), "id", id);
  const response = await (unless ? query.neq("state", unless) : query).select();
  if (isKeyTaken(response.error)) return "taken";
  return parseRecords(response)[0] ?? null;
}

export async function deleteRecord(kind: string, id: string): Promise<void> {
  requireRows(await whereEquals(recordsTable().delete().eq("kind", kind), "id", id).select("id"));
}

/** Deletes a draft unless it has an address: a publication that has begun first gives its record an address. */
export async function deleteDraftRecord(kind: string, id: string): Promise<boolean> {
  const drafts = recordsTable().delete().eq("kind", kind).eq("state", "draft").is("address", null);
  return requireRows(await whereEquals(drafts, "id", id).select("id")).length > 0;
}

/** All records of a kind in one state, in pages. Change no state before the last page, since later records would move up and be skipped. */
export async function* recordsInState(kind: string, state: RecordState, size: number): AsyncGenerator<RecordRow[]> {
  for (let from = 0; ; from += size) {
    const query = recordsTable().select("*").eq("kind", kind).eq("state", state).order("id");
    const page = parseRecords(await query.range(from, from + size - 1));
    if (page.length === 0) return;
    yield page;
  }
}

function filterRecords({ kind, state, text = "" }: RecordQuery) {
  let query = recordsTable().select("*", { count: "exact" }).eq("kind", kind);
  if (state) query = query.in("state", state === "archived" ? ["archiving", "archived"] : [state]);
  const words = searchableText(text).split(" ").filter(Boolean);
  for (const word of words) query = query.like("words", `%${toLikeText(word)}%`);
  return query;
}

function sortRecords(query: ReturnType<typeof filterRecords>, sort: RecordSort) {
  // Each order runs in the direction of its index, so that the store need not sort.
  if (sort === "title") return query.order("title").order("id");
  if (sort === "edited") return query.order("edited_at", { ascending: false }).order("id", { ascending: false });
  return query.order("year", { ascending: false, nullsFirst: false }).order("title").order("id");
}

/** Columns to leave unchanged are undefined, which JSON omits. */
function toColumns({ publishAt, editedAt, editedBy, ...same }: RecordChanges) {
  return { ...same, publish_at: publishAt, edited_at: editedAt, edited_by: editedBy };
}

const recordRow = v.pipe(
  v.object({
    kind: v.string(),
    id: keyText,
    title: v.pipe(
      trimmedText,
      v.transform((value) => value ?? ""),
    ),
    detail: trimmedText,
    type: trimmedText,
    year: wholeNumber,
    image: trimmedText,
    state: v.picklist(recordStates),
    revision: v.number(),
    address: v.nullish(keyText, null),
    publish_at: isoInstant,
    edited_at: v.pipe(isoInstant, v.string()),
    edited_by: v.nullish(v.string(), null),
  }),
  v.transform(({ publish_at, edited_at, edited_by, ...row }) => ({
    ...row,
    publishAt: publish_at,
    editedAt: edited_at,
    editedBy: edited_by,
  })),
);

function recordsTable() {
  return privateTable("records");
}

function parseRecords(response: StoreResponse<unknown>): RecordRow[] {
  return parseEach(recordRow, requireRows(response), throwInvalid("record"));
}
