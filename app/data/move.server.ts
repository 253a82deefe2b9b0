import type { SupabaseClient } from "@supabase/supabase-js";
import { OperatorError, reasonOf } from "#app/config/operator-error.server.ts";

export const tables = ["projects", "team", "lab_studies", "experiments", "contributions", "submissions"] as const;

export type Counts = Record<string, number>;

const PAGE = 500;

/** Copies every row into a store whose tables are empty. A copy that fails is rolled back. */
export async function moveRows(source: SupabaseClient, target: SupabaseClient, name: string): Promise<Counts> {
  for (const table of tables)
    if ((await countRows(target, table)) > 0)
      throw new OperatorError(`${name} is not empty: ${table} has rows. Move into a new database.`);
  try {
    const counts: Counts = {};
    for (const table of tables) counts[table] = await copyTable(source, target, table);
    return counts;
  } catch (error) {
    throw new OperatorError(`${reasonOf(error)} ${await rollBack(target)}`, { cause: error });
  }
}

/** Returns what is left in the target and what to do about it. */
async function rollBack(target: SupabaseClient) {
  const remaining: string[] = [];
  for (const table of tables) {
    const { error } = await target.from(table).delete().not("id", "is", null);
    if (error) remaining.push(`${table} (${error.message})`);
  }
  return remaining.length === 0
    ? "The target is empty again. Fix the cause and move again."
    : `The copied rows could not be removed from ${remaining.join(", ")}. Empty these tables, or move into a new database.`;
}

async function copyTable(source: SupabaseClient, target: SupabaseClient, table: string) {
  const total = await countRows(source, table);
  for (let copied = 0; copied < total; ) {
    const page = await source
      .from(table)
      .select("*")
      .order("id")
      .range(copied, copied + PAGE - 1);
    const rows = requireData(page, table).map(withZones);
    if (rows.length === 0) break;
    requireData(await target.from(table).insert(rows).select("id"), table);
    copied += rows.length;
  }
  const arrived = await countRows(target, table);
  if (arrived !== total) throw new OperatorError(`${table}: only ${arrived} of ${total} rows arrived.`);
  return total;
}

async function countRows(client: SupabaseClient, table: string) {
  const { count, error } = await client.from(table).select("id", { count: "exact", head: true });
  if (error) throw new OperatorError(`${table} cannot be read (${error.message || "no such table"}).`);
  return count ?? 0;
}

/** SQLite writes timestamps in UTC without a zone. */
function withZones(row: Record<string, unknown>) {
  const withoutZone = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(\.\d+)?)$/;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      column.endsWith("_at") && typeof value === "string" ? value.replace(withoutZone, "$1T$2Z") : value,
    ]),
  );
}

function requireData(
  { data, error }: { data: Record<string, unknown>[] | null; error: { message: string } | null },
  table: string,
) {
  if (error) throw new OperatorError(`${table} could not be moved (${error.message}).`);
  return data ?? [];
}
