import { isDeepStrictEqual } from "node:util";
import type { Env } from "#app/config/env.server.ts";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import type { Store, UncachedStore } from "./current-store.server.ts";
import { findMissingTable, openHosted, openHostedContent } from "./hosted.server.ts";

// Their library is a fifth of a start, which a site on hosted Supabase need not wait for.
const loadSqlite = () => import("./embedded.server.ts");
const loadPostgres = () => import("./postgres.server.ts");

/** Opens the store that the environment names: hosted Supabase, a PostgreSQL, or the embedded store. */
export async function openStore(env: Env): Promise<Store> {
  return { ...(await openUncachedStore(env)), cache: createRevalidatingCache({ isSame: isDeepStrictEqual }) };
}

/** Opens the submissions of a site that may be running: no lock, no migration, no seed. */
export async function openSubmissionStore(env: Env): Promise<Pick<Store, "service" | "close" | "isContentElsewhere">> {
  if (env.DATABASE_URL) return (await loadPostgres()).openPreparedPostgres(env.DATABASE_URL);
  const hosted = await openHostedSubmissionStore(env);
  if (hosted) return hosted;
  const isContentElsewhere = Boolean(env.SUPABASE_URL && env.SUPABASE_ANON_KEY);
  return { ...(await (await loadSqlite()).openEmbeddedWithoutLock(env.DATA_DIR)), isContentElsewhere };
}

/** The Supabase project of the environment; null if it has no place for submissions, so that they are in `DATA_DIR`. */
export async function openHostedSubmissionStore(env: Env): Promise<UncachedStore | null> {
  const { SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SECRET_KEY } = env;
  if (!SUPABASE_URL || !SUPABASE_ANON_KEY || !SUPABASE_SECRET_KEY) return null;
  const hosted = openHosted(SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SECRET_KEY);
  return (await findMissingTable(hosted)) ? null : hosted;
}

/** For a command that reads content as well: its service client sees all that visitors see. */
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

/** Somebody else's content, and everything of ours in the embedded store. */
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
