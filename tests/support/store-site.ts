import { runSite, type SiteProcess } from "./run-site.ts";
import {
  type ContentEngine,
  hostedStoreEnv,
  openSeededEngine,
  serveStore,
  type TableBehaviours,
} from "./serve-store.ts";

export type { TableBehaviours };
export type StoreSite = SiteProcess & {
  /** Sets how each table behaves from now on. A table left out answers as usual. Held requests are answered by the new behaviour. */
  store: (behaviours: TableBehaviours) => Promise<void>;
  /** Lists the path and query of every request that the store has received. */
  requests: () => Promise<string[]>;
};

/** Runs a site on a store whose tables can be slow, empty, failing, without a record, or of any size. */
export async function runStoreSite(
  behaviours: TableBehaviours,
  env: Record<string, string> = {},
  given?: ContentEngine,
): Promise<StoreSite> {
  const engine = given ?? (await openSeededEngine());
  const store = await serveStore(engine);
  store.behave(behaviours);
  const site = await runSite({ SUPABASE_URL: store.url, ...hostedStoreEnv, LOG_LEVEL: "silent", ...env });
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
