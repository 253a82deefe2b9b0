import { isDeepStrictEqual } from "node:util";
import type { Env } from "#app/config/env.server.ts";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import type { Store, UncachedStore } from "./current-store.server.ts";
import { findMissingTable, openHosted, openHostedContent } from "./hosted.server.ts";

// Imported only when needed: their library takes a fifth of the start time, which hosted Supabase need not spend.
const loadSqlite = () => import("./embedded.server.ts");
const loadPostgres = () => import("./postgres.server.ts");

/** Opens the store that the environment names: hosted Supabase, a PostgreSQL, or the embedded store. */
export async function openStore(env: Env): Promise<Store> {
  return { ...(await openUncachedStore(env)), cache: createRevalidatingCache({ isSame: isDeepStrictEqual }) };
}

/** Opens the private tables for an operator's command while the site may be running: without a lock, a migration or a seed. */
export async function openSubmissionStore(env: Env): Promise<Pick<Store, "service" | "close" | "isContentElsewhere">> {
  if (env.DATABASE_URL) return (await loadPostgres()).openPreparedPostgres(env.DATABASE_URL);
  const hosted = await openHostedSubmissionStore(env);
  if (hosted) return hosted;
  const isContentElsewhere = Boolean(env.SUPABASE_URL && env.SUPABASE_ANON_KEY);
  return { ...(await (await loadSqlite()).openEmbeddedWithoutLock(env.DATA_DIR)), isContentElsewhere };
}

/** The Supabase project of the environment; null if there is none, or if it cannot store submissions. */
export async function openHostedSubmissionStore(env: Env): Promise<UncachedStore | null> {
  const { SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SECRET_KEY } = env;
  if (!SUPABASE_URL || !SUPABASE_ANON_KEY || !SUPABASE_SECRET_KEY) return null;
  const hosted = openHosted(SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SECRET_KEY);
  return (await findMissingTable(hosted)) ? null : hosted;
}

/** Makes a full store for an operator's command that reads content too. Its service client serves as `anon`, since it may read everything. */
export function createCommandStore({
  service,
  isContentElsewhere,
}: Pick<Store, "service" | "isContentElsewhere">): Store {
  const cache = createRevalidatingCache({ isSame: isDeepStrictEqual });
  const nothing = async () => {};
  const rest = { description: "a command", isExclusive: false, bytes: async () => null, ping: nothing, close: nothing };
  return { ...rest, anon: service, service, isContentElsewhere, cache };
}

async function openUncachedStore(env: Env): Promise<UncachedStore> {
  const { SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SECRET_KEY, DATABASE_URL, DATA_DIR } = env;
  const seed = env.SEED === "demo";
  if (DATABASE_URL) return (await loadPostgres()).openPostgres(DATABASE_URL, { seed });
  if (!SUPABASE_URL || !SUPABASE_ANON_KEY) return (await loadSqlite()).openEmbedded(DATA_DIR, { seed });
  if (!SUPABASE_SECRET_KEY) return openHostedWithEmbedded(env, "without SUPABASE_SECRET_KEY");
  const hosted = openHosted(SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SECRET_KEY);
  const missing = await findMissingTable(hosted);
  return missing ? openHostedWithEmbedded(env, `it has no table ${missing} (apply supabase/migrations), so`) : hosted;
}

/** Opens a Supabase project for content, and the embedded store for everything that the site writes. */
async function openHostedWithEmbedded(
  { SUPABASE_URL = "", SUPABASE_ANON_KEY = "", DATA_DIR }: Env,
  why: string,
): Promise<UncachedStore> {
  const hosted = openHostedContent(SUPABASE_URL, SUPABASE_ANON_KEY);
  const embedded = await (await loadSqlite()).openEmbedded(DATA_DIR, { seed: false });
  return {
    ...hosted,
    description: `${hosted.description}; ${why} submissions stay in DATA_DIR (${DATA_DIR})`,
    service: embedded.service,
    isContentElsewhere: true,
    isExclusive: embedded.isExclusive,
    bytes: embedded.bytes,
    ping: async () => void (await Promise.all([hosted.ping(), embedded.ping()])),
    close: embedded.close,
  };
}
