import { createClient, type SupabaseClient } from "@supabase/supabase-js";

const READ_LIMIT_MS = 10_000;

type Fetch = (request: Request) => Promise<Response>;

export function createStoreClient(
  url: string,
  key: string,
  send: Fetch = fetch,
  limitMs = READ_LIMIT_MS,
): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // A visitor is waiting: the page shows the failure at once and offers a retry, and the read cache backs off.
    db: { retry: false },
    global: { fetch: (input, init) => answerInTime(send, new Request(input, init), limitMs) },
  });
}

/** One row of a table is enough to know that the store answers. */
export async function pingStore(client: SupabaseClient, table: "projects" | "submissions" = "projects") {
  const { error } = await client.from(table).select("id").limit(1);
  if (error) throw new Error(error.message);
}

/** An API in this process knows no signal: whoever waits is let go all the same. */
async function answerInTime(send: Fetch, given: Request, limitMs: number) {
  const signal = AbortSignal.any([given.signal, AbortSignal.timeout(limitMs)]);
  const request = new Request(given, { signal });
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    return await Promise.race([send(request), givenUp]);
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
}
