import type { SupabaseClient } from "@supabase/supabase-js";
import type { RevalidatingCache } from "#app/lib/revalidating-cache.ts";

export type Store = {
  /** Names the store in the line that `npm start` prints. */
  description: string;
  /** The client for public tables; row-level security limits it to the rows that visitors may see. */
  anon: SupabaseClient;
  /** The client that reads and writes every table, past row-level security. Its key never leaves the server. */
  service: SupabaseClient;
  /** Whether `anon` reads a Supabase project while `service` uses the embedded store. */
  isContentElsewhere?: boolean;
  /** Whether no other server can use this store. */
  isExclusive: boolean;
  /** The size on disk; null if the store cannot tell. */
  bytes(): Promise<number | null>;
  cache: RevalidatingCache;
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** A store without its read cache. */
export type UncachedStore = Omit<Store, "cache">;

// server.ts and the built app are separate module graphs in one process; a global shares one store between them.
const storeSlot = Symbol.for("furlong.store");
type ServiceClient = Pick<Store, "service">;
const storeHolder = globalThis as { [storeSlot]?: Store | ServiceClient };

/** For commands that use private tables only, and so need no `anon` client. */
export function provideServiceClient({ service }: ServiceClient) {
  storeHolder[storeSlot] = { service };
}

export function provideStore(store: Store) {
  storeHolder[storeSlot] = store;
}

export function currentStore(): Store {
  const store = storeHolder[storeSlot];
  if (!store || !("anon" in store)) throw noOpenStoreError();
  return store;
}

export function currentServiceClient(): ServiceClient {
  const store = storeHolder[storeSlot];
  if (!store) throw noOpenStoreError();
  return store;
}

function noOpenStoreError() {
  return new Error("No store is open. Open one with openStore() and pass it to provideStore() first.");
}
