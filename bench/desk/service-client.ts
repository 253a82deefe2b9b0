import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openEmbeddedWithoutLock } from "#app/data/embedded.server.ts";
import { openPreparedPostgres } from "#app/data/postgres.server.ts";
import type { Env } from "../faults/fresh-store.ts";

/** Runs `work` with the service client of a store that a site has prepared, then closes the store. */
export async function withServiceClient<T>({ DATA_DIR = "", DATABASE_URL }: Env, work: () => Promise<T>): Promise<T> {
  const store = await (DATABASE_URL ? openPreparedPostgres(DATABASE_URL) : openEmbeddedWithoutLock(DATA_DIR));
  provideServiceClient(store);
  try {
    return await work();
  } finally {
    await store.close();
  }
}
