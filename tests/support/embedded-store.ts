import { afterAll, beforeAll, beforeEach } from "vitest";
import { provideStore, type Store } from "#app/data/current-store.server.ts";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import { openSqlite } from "./engines.ts";

/** Gives the tests of a file a store of their own. Each test begins without submissions, deliveries, enquiries and notes. */
export function provideEmbeddedStore() {
  let store: Store;
  beforeAll(async () => {
    store = { ...(await openSqlite()), cache: createRevalidatingCache() };
  });
  beforeEach(async () => {
    provideStore(store);
    await store.service.from("submissions").delete().neq("form_id", "");
    await store.service.from("deliveries").delete().neq("key", "");
    await store.service.from("enquiries").delete().neq("form_id", "");
    await store.service.from("notes").delete().neq("kind", "");
  });
  afterAll(() => store.close());
}
