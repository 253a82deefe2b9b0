import { type Process, runSite } from "./run-site.ts";
import { type Behaviours, type Engine, openEngine, serveStore, storeEnv } from "./serve-store.ts";

export type { Behaviours };
export type StoreSite = Process & {
  /** Sets what each table does from now on; a table left out answers as usual. Held answers are released and follow the new behaviour. */
  store: (behaviours: Behaviours) => Promise<void>;
  /** Every request the store has seen, path and query. */
  requests: () => Promise<string[]>;
};

/** A site on a store that can be slow, empty, failing, without a record, or of any size. */
export async function runStoreSite(
  behaviours: Behaviours,
  env: Record<string, string> = {},
  given?: Engine,
): Promise<StoreSite> {
  const engine = given ?? (await openEngine());
  const store = await serveStore(engine);
  store.behave(behaviours);
  const site = await runSite({ SUPABASE_URL: store.url, ...storeEnv, LOG_LEVEL: "silent", ...env });
  return {
    ...site,
    store: async (next) => store.behave(next),
    requests: async () => store.requests(),
    stop: async () => {
      store.behave({});
      await site.stop();
      await store.stop();
      if (!given) await engine.close();
    },
  };
}
