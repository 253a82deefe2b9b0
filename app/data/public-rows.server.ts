import { currentStore } from "./current-store.server.ts";
import { isKeyTaken, isValueRefused, PrivateRowsError, requireRows } from "./private-rows.server.ts";
import { whereEquals, whereIn } from "./where-equals.server.ts";

// The desk's reads and writes of public tables: raw rows, without the read cache.

export type PublicRow = Record<string, unknown>;

export async function getPublicRow(table: string, column: string, value: string): Promise<PublicRow | null> {
  const rows = requireRows<PublicRow>(await whereEquals(currentStore().anon.from(table).select("*"), column, value));
  return rows[0] ?? null;
}

/** PostgreSQL's error codes for writing without the right to, to a read-only server, and to a view. */
const READ_ONLY_CODES = ["42501", "25006", "55000"];

/** Whether the store lets us write the table. Tests it with an update that matches no row, since no id is null. */
export async function isTableWritable(table: string): Promise<boolean> {
  const { error } = await currentStore().service.from(table).update({ id: null }).is("id", null).select("id");
  return !isReadOnlyError(error);
}

function isReadOnlyError(error: { code?: string } | null): boolean {
  return READ_ONLY_CODES.includes(error?.code ?? "");
}

/** Why the store refuses a row for good: a retry would fail too. */
export type WriteRefusal =
  /** Another row already has the id or slug. */
  | { outcome: "taken" }
  /** We may not write to the table. */
  | { outcome: "forbidden" }
  /** The table does not accept the values. */
  | { outcome: "rejected"; reason: string };
export type WriteOutcome = { outcome: "written" } | WriteRefusal;

/** Updates the row with this id, or inserts it if no row has the id. */
export async function writePublicRow(table: string, id: string, row: PublicRow): Promise<WriteOutcome> {
  const update = whereEquals(currentStore().service.from(table).update(row), "id", id);
  const updated = await update.select("id");
  if (updated.error) return refusalOf(updated.error);
  if (updated.data.length > 0) return { outcome: "written" };
  const inserted = await currentStore().service.from(table).insert(row).select("id");
  if (inserted.error) return refusalOf(inserted.error);
  if (inserted.data.length === 0) throw new PrivateRowsError(`the row of ${table} was not written`);
  return { outcome: "written" };
}

/** The refusal that an error stands for. Throws if the error is of another sort, so that a retry may succeed. */
function refusalOf(error: { message: string; code?: string }): WriteRefusal {
  if (isKeyTaken(error)) return { outcome: "taken" };
  if (isReadOnlyError(error)) return { outcome: "forbidden" };
  if (isValueRefused(error)) return { outcome: "rejected", reason: error.message.replace(/^\w*Error: /, "") };
  throw new PrivateRowsError(error.message, error.code);
}

export async function deletePublicRow(table: string, id: string): Promise<void> {
  requireRows(await whereEquals(currentStore().service.from(table).delete(), "id", id).select("id"));
}

/** Those of the given ids that have a row in a public table. */
export async function findPublicIds(table: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = requireRows<PublicRow>(await whereIn(currentStore().anon.from(table).select("id"), "id", ids));
  return new Set(rows.map(({ id }) => String(id)));
}

/** All rows of a public table, in pages. */
export async function* listPublicRows(table: string, size: number): AsyncGenerator<PublicRow[]> {
  for (let from = 0; ; from += size) {
    const query = currentStore().anon.from(table).select("*").order("id");
    const page = requireRows<PublicRow>(await query.range(from, from + size - 1));
    if (page.length === 0) return;
    yield page;
  }
}
