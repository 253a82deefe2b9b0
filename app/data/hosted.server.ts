import { createStoreClient, pingStore } from "./client.server.ts";
import type { Engine } from "./store.server.ts";

export function openHosted(url: string, anonKey: string, secretKey: string): Engine {
  return { ...openHostedContent(url, anonKey), service: createStoreClient(url, secretKey) };
}

/** What the public key may read. */
export function openHostedContent(url: string, anonKey: string): Omit<Engine, "service"> {
  const anon = createStoreClient(url, anonKey);
  return {
    description: `Supabase at ${new URL(url).host}`,
    anon,
    ping: () => pingStore(anon),
    close: async () => {},
  };
}
