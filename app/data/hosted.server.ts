import { createStoreClient, pingStore } from "./client.server.ts";
import type { UncachedStore } from "./current-store.server.ts";

export function openHosted(url: string, anonKey: string, secretKey: string): UncachedStore {
  const content = openHostedContent(url, anonKey);
  const service = createStoreClient(url, secretKey);
  // A wrong secret key breaks only forms, so the pages would not show it.
  const ping = async () => void (await Promise.all([content.ping(), pingStore(service, "submissions")]));
  return { ...content, service, ping };
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
