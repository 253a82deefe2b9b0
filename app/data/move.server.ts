import type { SupabaseClient } from "@supabase/supabase-js";
import { OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import { listSchemaTables, type SchemaTable } from "./schema.server.ts";

export type RowCounts = Record<string, number>;

type StoredRow = Record<string, unknown>;
/** A table and the primary keys of those of its rows that the target has confirmed. */
type WrittenRows = { table: SchemaTable; keys: StoredRow[] };

/** Tables that are not moved: their rows expire within minutes or days and are bound to the site's address. */
const SHORT_LIVED_TABLES = ["sessions", "challenges"];
const ROWS_PER_COPY = 500;
const KEYS_PER_DELETE = 100;

export async function listMovedTables(): Promise<SchemaTable[]> {
  return (await listSchemaTables()).filter(({ name }) => !SHORT_LIVED_TABLES.includes(name));
}

/** Copies every row into a store whose tables are empty. If the copy fails, the copied rows are deleted again. */
export async function moveRows(source: SupabaseClient, target: SupabaseClient, name: string): Promise<RowCounts> {
  const tables = await listMovedTables();
  for (const table of tables)
    if ((await countRows(target, table)) > 0)
      throw new OperationalError(`${name} is not empty: ${table.name} has rows. Move into a new database.`);
  const written: WrittenRows[] = [];
  try {
    const counts: RowCounts = {};
    for (const table of tables) {
      const keys: StoredRow[] = [];
      written.push({ table, keys });
      counts[table.name] = await copyTable(source, target, table, keys);
    }
    return counts;
  } catch (error) {
    throw new OperationalError(`${reasonOf(error)} ${await rollBack(target, written)}`, { cause: error });
  }
}

async function copyTable(source: SupabaseClient, target: SupabaseClient, table: SchemaTable, written: StoredRow[]) {
  const total = await countRows(source, table);
  while (written.length < total) {
    const page = inKeyOrder(source.from(table.name).select("*"), table);
    const rows = requireData(await page.range(written.length, written.length + ROWS_PER_COPY - 1), table);
    if (rows.length === 0) break;
    const sent = rows.map((row) => withBooleans(withZones(row), table));
    written.push(...requireData(await target.from(table.name).insert(sent).select(table.key.join()), table));
  }
  if (written.length !== total)
    throw new OperationalError(
      `Only ${written.length} of the ${total} rows of ${table.name} arrived. Stop whatever else uses either store.`,
    );
  return total;
}

/** Deletes only the rows that this move wrote, since another process may already use the target. Returns a sentence for the operator. */
async function rollBack(target: SupabaseClient, written: WrittenRows[]) {
  const remaining: string[] = [];
  for (const { table, keys } of written.toReversed()) {
    const error = await deleteRows(target, table, keys);
    if (error) remaining.push(`${table.name} (${error})`);
  }
  if (remaining.length > 0)
    return `The copied rows could not be removed from ${remaining.join(", ")}. Empty these tables, or move into a new database.`;
  const filled: string[] = [];
  for (const { table } of written) if ((await countRows(target, table)) > 0) filled.push(table.name);
  return filled.length === 0
    ? "The target is empty again. Fix the cause and move again."
    : `${filled.join(", ")} in the target has rows whose writing was not confirmed or that are not of this move: they are untouched. Move into a new database.`;
}

async function deleteRows(
  target: SupabaseClient,
  { name, key }: SchemaTable,
  keys: StoredRow[],
): Promise<string | null> {
  const [column = ""] = key;
  const pages =
    key.length === 1
      ? splitIntoChunks(keys, KEYS_PER_DELETE).map((page) =>
          target
            .from(name)
            .delete()
            .in(
              column,
              page.map((row) => row[column]),
            ),
        )
      : keys.map((row) => target.from(name).delete().match(row));
  for (const page of pages) {
    const { error } = await page;
    if (error) return error.message;
  }
  return null;
}

async function countRows(client: SupabaseClient, { name }: SchemaTable) {
  const { count, error } = await client.from(name).select("*", { count: "exact", head: true });
  if (error)
    throw new OperationalError(
      `${name} cannot be read (${error.message || "no such table"}). Check the address and the key, and make the tables as docs/move.md says.`,
    );
  return count ?? 0;
}

function inKeyOrder(query: ReturnType<ReturnType<SupabaseClient["from"]>["select"]>, { key }: SchemaTable) {
  return key.reduce((ordered, column) => ordered.order(column), query);
}

/** Adds the zone to times from SQLite, which writes them in UTC without one. */
function withZones(row: StoredRow): StoredRow {
  const withoutZone = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(\.\d+)?)$/;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      column.endsWith("_at") && typeof value === "string" ? value.replace(withoutZone, "$1T$2Z") : value,
    ]),
  );
}

/** Turns the 0 and 1 of SQLite, which has no booleans, into booleans. */
function withBooleans(row: StoredRow, { booleans }: SchemaTable): StoredRow {
  const set = booleans.filter((column) => row[column] !== null && column in row);
  return { ...row, ...Object.fromEntries(set.map((column) => [column, Boolean(row[column])])) };
}

function splitIntoChunks<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));
}

function requireData(
  { data, error }: { data: unknown; error: { message: string } | null },
  { name }: SchemaTable,
): StoredRow[] {
  if (error) throw new OperationalError(`${name} could not be moved (${error.message}).`);
  return (data ?? []) as StoredRow[];
}
