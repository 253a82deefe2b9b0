import type { SupabaseClient } from "@supabase/supabase-js";
import { reasonOf, OperatorError } from "#app/config/operator-error.server.ts";

export const tables = ["projects", "team", "lab_studies", "experiments", "contributions", "submissions"] as const;

export type Counts = Record<string, number>;

const PAGE = 500;

/** Copies every row of every table into a store that has the tables and not one row. A copy that fails is taken back. */
export async function moveRows(source: SupabaseClient, target: SupabaseClient, name: string): Promise<Counts> {
  for (const table of tables)
    if ((await countRows(target, table)) > 0)
      throw new OperatorError(`${name} is not empty: ${table} has rows. Move into a new database.`);
  try {
    const counts: Counts = {};
    for (const table of tables) counts[table] = await copyTable(source, target, table);
    return counts;
  } catch (error) {
    throw new OperatorError(`${reasonOf(error)} ${await takeBack(target)}`, { cause: error });
  }
}

/** Says how the target is left, and what is to be done. */
async function takeBack(target: SupabaseClient) {
  const left: string[] = [];
  for (const table of tables) {
    const { error } = await target.from(table).delete().not("id", "is", null);
    if (error) left.push(`${table} (${error.message})`);
  }
  return left.length === 0
    ? "Nothing was kept in the target. Move again once that is fixed."
    : `What had arrived could not be taken back from ${left.join(", ")}. Empty the tables of the target, or move into a new database.`;
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
  if (arrived !== total) throw new OperatorError(`${table}: ${total} rows were there and ${arrived} arrived.`);
  return total;
}

async function countRows(client: SupabaseClient, table: string) {
  const { count, error } = await client.from(table).select("id", { count: "exact", head: true });
  if (error) throw new OperatorError(`${table} cannot be read (${error.message || "no such table"}).`);
  return count ?? 0;
}

/** SQLite's own timestamps are in UTC and do not say so. */
function withZones(row: Record<string, unknown>) {
  const bare = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(\.\d+)?)$/;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      column.endsWith("_at") && typeof value === "string" ? value.replace(bare, "$1T$2Z") : value,
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
