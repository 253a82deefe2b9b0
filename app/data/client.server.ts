import { createClient, type SupabaseClient } from "@supabase/supabase-js";

const READ_LIMIT_MS = 10_000;

type Fetch = (request: Request) => Promise<Response>;

export function createStoreClient(url: string, key: string, send: Fetch = fetch): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // A visitor is waiting: the page shows the failure at once and offers a retry, and the read cache backs off.
    db: { retry: false },
    global: { fetch: (input, init) => send(limited(new Request(input, init))) },
  });
}

/** One row of a public table is enough to know that the store answers. */
export async function pingStore(client: SupabaseClient) {
  const { error } = await client.from("projects").select("id").limit(1);
  if (error) throw new Error(error.message);
}

function limited(request: Request) {
  return new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(READ_LIMIT_MS)]) });
}
