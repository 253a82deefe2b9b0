import { randomBytes } from "node:crypto";
import { App, type Connection } from "@supabase/lite";
import { createStoreClient, pingStore } from "./client.server.ts";

export type ApiKeys = { publishable: string; secret: string; jwtSecret: string };

/** The data API of @supabase/lite, called in this process without a port. By default its keys are new at every start. */
export function createInProcessApi(connection: Connection, keys = makeApiKeys()) {
  const send = createRequestSender(connection, keys);
  return { send, tables: () => listTables(connection), ...createApiClients(send, keys) };
}

export function createRequestSender(connection: Connection, keys: ApiKeys) {
  const api = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      enable_signup: false,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      email: { enable_signup: false },
    },
    options: { server: { admin: false } },
  });
  return (request: Request) => api.fetch(request, { peerAddress: null });
}

export function createApiClients(send: (request: Request) => Promise<Response>, keys: ApiKeys, limitMs?: number) {
  const anon = createStoreClient("http://store.internal", keys.publishable, send, limitMs);
  const service = createStoreClient("http://store.internal", keys.secret, send, limitMs);
  return { anon, service, ping: () => pingStore(anon) };
}

export async function listTables(connection: Connection) {
  const { tables } = await connection.introspect();
  return tables.filter(({ schema }) => schema !== "supabase_migrations").map(({ name }) => name);
}

export function makeApiKeys(): ApiKeys {
  return {
    publishable: `sb_publishable_${randomBytes(24).toString("base64url")}`,
    secret: `sb_secret_${randomBytes(32).toString("base64url")}`,
    jwtSecret: randomBytes(48).toString("base64url"),
  };
}
