import type { SupabaseClient } from "@supabase/supabase-js";
import type { RevalidatingCache } from "#app/lib/revalidating-cache.ts";

export type Store = {
  /** For the line that `npm start` prints. */
  description: string;
  /** Reads the public tables; row-level security decides what it sees. */
  anon: SupabaseClient;
  /** Reads and writes every table, past row-level security. Never leaves the server. */
  service: SupabaseClient;
  /** Whether `anon` reads somebody else's content, and `service` is a store beside it. */
  isContentElsewhere?: boolean;
  /** Whether no other server uses it. */
  isExclusive: boolean;
  /** Size on disk, as far as the store can tell. */
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

/** For commands that only use submissions. */
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
