import { createStoreClient } from "#app/data/client.server.ts";
import { provideStore } from "#app/data/current-store.server.ts";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";

type Row = Record<string, unknown>;

/** Provides a store in this process with these rows; with null it fails every request. Returns a growing list of the tables asked for. */
export function provideStoreWithRows(rows: Record<string, Row[]> | null): string[] {
  const asked: string[] = [];
  const client = createStoreClient("http://store.test", "key", async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const table = pathname.split("/").at(-1) ?? "";
    asked.push(table);
    if (!rows) return Response.json({ message: "store says no" }, { status: 500 });
    const wanted = [...searchParams].filter(([name]) => name === "id" || name === "slug");
    const found = (rows[table] ?? []).filter((row) => wanted.every(([name, value]) => value === `eq.${row[name]}`));
    return Response.json(found);
  });
  const nothing = async () => {};
  provideStore({
    description: "a test",
    isExclusive: true,
    bytes: async () => null,
    anon: client,
    service: client,
    cache: createRevalidatingCache(),
    ping: nothing,
    close: nothing,
  });
  return asked;
}
