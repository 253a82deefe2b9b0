import { createStoreClient, pingStore } from "./client.server.ts";
import type { Engine } from "./store.server.ts";

export function openHosted(url: string, anonKey: string, secretKey?: string): Engine {
  const anon = createStoreClient(url, anonKey);
  return {
    description: `Supabase at ${new URL(url).host}`,
    anon,
    service: createStoreClient(url, secretKey ?? anonKey),
    ping: () => pingStore(anon),
    close: async () => {},
  };
}
