import { createStoreClient, pingStore } from "./client.server.ts";
import type { UncachedStore } from "./current-store.server.ts";
import { isTableMissing } from "./private-rows.server.ts";

const SAMPLED_ROWS = 50;
/** How long an estimate of the store's size is reused. The alerts ask for it every minute, and every spam post does too. */
const ESTIMATE_MAX_AGE_MS = 60 * 60_000;
/** The assumed size of a submission's row without its body. */
const ROW_BYTES_WITHOUT_BODY = 300;

/** Without these tables no submission can be stored and sent. */
const TABLES_NEEDED_BY_FORMS = ["submissions", "deliveries", "alerts", "heartbeats"] as const;

export function openHosted(url: string, anonKey: string, secretKey: string, now = Date.now): UncachedStore {
  const content = openHostedContent(url, anonKey);
  const service = createStoreClient(url, secretKey);
  // The pings use both keys: pages do not use the secret one, so a wrong secret key would only show when a form fails.
  const ping = async () => void (await Promise.all([content.ping(), pingStore(service, "submissions")]));
  return { ...content, service, ping, bytes: cacheSuccessFor(ESTIMATE_MAX_AGE_MS, now, () => estimateBytes(service)) };
}

/** Reuses an answer until it is `ms` old. A failed answer is not reused. */
function cacheSuccessFor<T>(ms: number, now: () => number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; answer: Promise<T> } | undefined;
  return () => {
    if (kept && now() - kept.at < ms) return kept.answer;
    const answer = ask();
    kept = { at: now(), answer };
    answer.catch(() => {
      kept = undefined;
    });
    return answer;
  };
}

/** The size of all submissions, estimated from the newest ones, because Supabase's API does not tell the size of a table. */
async function estimateBytes(service: UncachedStore["service"]): Promise<number> {
  const query = service.from("submissions").select("body", { count: "exact" });
  const { data, count, error } = await query.order("created_at", { ascending: false }).limit(SAMPLED_ROWS);
  if (error) throw new Error(error.message);
  const sampled = Buffer.byteLength(JSON.stringify(data)) + data.length * ROW_BYTES_WITHOUT_BODY;
  return Math.round(((count ?? 0) * sampled) / Math.max(data.length, 1));
}

export function openHostedContent(url: string, anonKey: string): Omit<UncachedStore, "service"> {
  const anon = createStoreClient(url, anonKey);
  return {
    description: `Supabase at ${new URL(url).host}`,
    anon,
    isExclusive: false,
    bytes: async () => null,
    ping: () => pingStore(anon),
    close: async () => {},
  };
}

/** A table that forms need and the project lacks. Also undefined if the project does not answer. */
export async function findMissingTable({ service }: Pick<UncachedStore, "service">): Promise<string | undefined> {
  const answers = await Promise.all(TABLES_NEEDED_BY_FORMS.map((name) => service.from(name).select("id").limit(1)));
  return TABLES_NEEDED_BY_FORMS.find((_, n) => isTableMissing(answers[n]?.error ?? null));
}
