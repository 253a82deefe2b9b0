import { renameSync } from "node:fs";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openEmbeddedWithoutLock } from "#app/data/embedded.server.ts";
import { listErasures } from "#app/data/erasures.server.ts";
import { openPreparedPostgres } from "#app/data/postgres.server.ts";
import { listSchemaTables } from "#app/data/schema.server.ts";
import { prepareRestored } from "../../scripts/prepare-restored.ts";
import { createTestDatabase, engineKeys, storeEngines, testDatabaseUrl } from "./engines.ts";
import { runCommand } from "./run-command.ts";
import { serveStore } from "./serve-store.ts";

type EnvVariables = Record<string, string>;
type Row = Record<string, unknown>;

/** Access that a journey test needs to its site's store, besides the site itself. */
export type JourneyStore = {
  /** The site's settings for the store. After a restore they may name another one. */
  env: () => EnvVariables;
  /** Copies the store while the site runs. */
  backUp: () => Promise<void>;
  /** Replaces the store by the copy, while the site is down. Returns how many submissions were erased again. */
  restore: () => Promise<number>;
  /** Runs the work with a client that may read and write every table. */
  withService: (work: (service: SupabaseClient) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/** Opens a store of each kind, in a folder of the journey's own. */
export const journeyStores: Record<string, (home: string) => Promise<JourneyStore>> = {
  SQLite: openOnSqlite,
  ...(testDatabaseUrl ? { PostgreSQL: openOnPostgres } : { PGlite: openOnPglite }),
};

async function openOnSqlite(home: string): Promise<JourneyStore> {
  const [dataDir, backup, replaced] = [join(home, "data"), join(home, "backup"), join(home, "replaced")];
  const env = { DATA_DIR: dataDir };
  return {
    env: () => env,
    backUp: async () => void (await runOrThrow(["scripts/backup.ts", backup], env)),
    restore: async () => {
      renameSync(dataDir, replaced);
      return parseErasedCount(await runOrThrow(["scripts/restore.ts", backup, "--replaces", replaced], env));
    },
    withService: async (work) => useThenClose(await openEmbeddedWithoutLock(dataDir), work),
    close: async () => {},
  };
}

async function openOnPostgres(home: string): Promise<JourneyStore> {
  const backup = join(home, "backup");
  const databases = [await createTestDatabase(testDatabaseUrl)];
  const env = () => ({ DATA_DIR: join(home, "data"), DATABASE_URL: databases.at(-1)?.url ?? "" });
  return {
    env,
    backUp: async () => void (await runOrThrow(["scripts/backup.ts", backup], env())),
    restore: async () => {
      const { DATABASE_URL } = env();
      databases.push(await createTestDatabase(testDatabaseUrl));
      return parseErasedCount(await runOrThrow(["scripts/restore.ts", backup, "--replaces", DATABASE_URL], env()));
    },
    withService: async (work) => useThenClose(await openPreparedPostgres(env().DATABASE_URL), work),
    close: async () => void (await Promise.all(databases.map(({ drop }) => drop()))),
  };
}

/** Stands in for a Supabase project: copies and restores its rows as the project's tools do, and carries the erasures over. */
async function openOnPglite(home: string): Promise<JourneyStore> {
  const engine = await (storeEngines.PGlite as (typeof storeEngines)[string])();
  const { service } = engine;
  const server = await serveStore(engine);
  const tables = await listSchemaTables();
  const copy: Record<string, Row[]> = {};
  const read = async (table: string): Promise<Row[]> => (await service.from(table).select("*").throwOnError()).data;
  return {
    env: () => ({
      DATA_DIR: join(home, "data"),
      SUPABASE_URL: server.url,
      SUPABASE_ANON_KEY: engineKeys.publishable,
      SUPABASE_SECRET_KEY: engineKeys.secret,
    }),
    backUp: async () => {
      for (const { name } of tables) copy[name] = await read(name);
    },
    restore: async () => {
      provideServiceClient(engine);
      const erasures = await listErasures();
      for (const { name, key } of tables) {
        const { [name]: rows = [] } = copy;
        await service
          .from(name)
          .delete()
          .not(key[0] ?? "id", "is", null)
          .throwOnError();
        if (rows.length > 0) await service.from(name).insert(rows).throwOnError();
      }
      return prepareRestored(engine, erasures);
    },
    withService: (work) => work(service),
    close: async () => {
      await server.stop();
      await engine.close();
    },
  };
}

async function runOrThrow(args: string[], env: EnvVariables): Promise<string> {
  const { code, stdout, stderr } = await runCommand(args, env);
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${stderr}`);
  return stdout;
}

function parseErasedCount(output: string): number {
  return Number(/(\d+) of them were erased again/.exec(output)?.[1] ?? 0);
}

type OpenedService = { service: SupabaseClient; close: () => Promise<void> };

async function useThenClose({ service, close }: OpenedService, work: (service: SupabaseClient) => Promise<void>) {
  try {
    await work(service);
  } finally {
    await close();
  }
}
