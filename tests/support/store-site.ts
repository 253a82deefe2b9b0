import { rmSync } from "node:fs";
import { makeFolder, type Process, runScript, runSite } from "./run-site.ts";
import type { Behaviour } from "./store-server.ts";

type Table = "projects" | "team" | "lab_studies" | "experiments" | "contributions";
export type Behaviours = Partial<Record<Table, Behaviour>>;

export type StoreSite = Process & {
  /** Sets what each table does from now on; a table left out answers as usual. Held answers are released and follow the new behaviour. */
  store: (behaviours: Behaviours) => Promise<void>;
  /** Every request the store has seen, path and query. */
  requests: () => Promise<string[]>;
};

/** A site on a store that can be slow, empty, failing, without a record, or of any size. */
export async function runStoreSite(behaviours: Behaviours, env: Record<string, string> = {}): Promise<StoreSite> {
  const folder = makeFolder();
  const store = await runScript(["tests/support/store-server.ts", folder], /Store on (\d+)/, {});
  const storeUrl = `http://127.0.0.1:${/Store on (\d+)/.exec(store.output())?.[1]}`;
  const control = async (next: Behaviours) => {
    await fetch(`${storeUrl}/control`, { method: "POST", body: JSON.stringify(next) });
  };
  await control(behaviours);
  const site = await runSite({
    SUPABASE_URL: storeUrl,
    SUPABASE_ANON_KEY: "sb_publishable_test",
    SUPABASE_SECRET_KEY: "sb_secret_test",
    LOG_LEVEL: "silent",
    ...env,
  });
  return {
    ...site,
    store: control,
    requests: async () => (await (await fetch(`${storeUrl}/requests`)).json()) as string[],
    stop: async () => {
      await control({});
      await site.stop();
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
