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
const slot = Symbol.for("furlong.store");
type ServiceClient = Pick<Store, "service">;
const holder = globalThis as { [slot]?: Store | ServiceClient };

/** For commands that only use submissions. */
export function provideServiceClient({ service }: ServiceClient) {
  holder[slot] = { service };
}

export function provideStore(store: Store) {
  holder[slot] = store;
}

export function currentStore(): Store {
  const store = holder[slot];
  if (!store || !("anon" in store)) throw notOpen();
  return store;
}

export function currentServiceClient(): ServiceClient {
  const store = holder[slot];
  if (!store) throw notOpen();
  return store;
}

function notOpen() {
  return new Error("No store is open. Open one with openStore() and pass it to provideStore() first.");
}
