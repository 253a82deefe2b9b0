import { type KindTable, kindTables } from "#app/lib/content-kinds.ts";
import { currentStore } from "./current-store.server.ts";
import { ReadError } from "./read.server.ts";

export type PublishedCounts = Record<KindTable, number>;

/** How many records of each kind a visitor can see. */
export async function countPublished(): Promise<PublishedCounts> {
  const { anon } = currentStore();
  const counts = Object.values(kindTables).map(async (table) => {
    const { count, error, status } = await anon.from(table).select("id", { count: "exact", head: true });
    if (error) throw new ReadError(error, status);
    return [table, count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as PublishedCounts;
}
