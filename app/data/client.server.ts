import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { measureStoreRequest } from "./store-timings.server.ts";

const DEFAULT_REQUEST_TIMEOUT_MS = 10_000;

type SendRequest = (request: Request) => Promise<Response>;

export function createStoreClient(
  url: string,
  key: string,
  send: SendRequest = fetch,
  timeoutMs = DEFAULT_REQUEST_TIMEOUT_MS,
): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // No retries, since a visitor is waiting: the page shows the failure with a button to try again, and the read cache backs off.
    db: { retry: false },
    global: {
      fetch: (input, init) => {
        const request = new Request(input, init);
        return measureStoreRequest(request, () => fetchWithTimeout(send, request, timeoutMs));
      },
    },
  });
}

/** Reads one row to check that the store responds; throws if it does not. */
export async function pingStore(client: SupabaseClient, table: "projects" | "submissions" = "projects") {
  const { error } = await client.from(table).select("id").limit(1);
  if (error) throw new Error(error.message);
}

/** The in-process API ignores abort signals, so its response is raced against the timeout. */
async function fetchWithTimeout(send: SendRequest, original: Request, timeoutMs: number) {
  const signal = AbortSignal.any([original.signal, AbortSignal.timeout(timeoutMs)]);
  const request = new Request(original, { signal });
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([send(request), aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
