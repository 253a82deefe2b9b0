import { createHmac, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import type { Connection } from "@supabase/lite";
import postgres from "postgres";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { type ApiKeys, createInProcessApi } from "#app/data/lite.server.ts";
import { openPostgres } from "#app/data/postgres.server.ts";
import { applyMigrations, applySeed } from "#app/data/schema.server.ts";
import { openEmptyPglite } from "./pglite.ts";
import { makeFolder } from "./run-site.ts";

export const engineKeys: ApiKeys = {
  publishable: "sb_publishable_contract",
  secret: "sb_secret_contract",
  jwtSecret: "contract-secret-contract-secret-contract",
};

/** The address of a PostgreSQL server on which tests may create databases; empty if there is none. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL ?? "";

type OpenedStore = Awaited<ReturnType<typeof openEmbedded>>;

/** Opens each kind of store, migrated and seeded as the server does it. */
export const storeEngines: Record<string, () => Promise<OpenedStore>> = {
  SQLite: openSqlite,
  ...(testDatabaseUrl ? { PostgreSQL: openOnTestServer } : { PGlite: openPglite }),
};

export async function openSqlite(): Promise<OpenedStore> {
  const folder = makeFolder();
  const store = await openEmbedded(folder, { keys: engineKeys });
  return { ...store, close: () => store.close().finally(() => rmSync(folder, { recursive: true, force: true })) };
}

async function openOnTestServer(): Promise<OpenedStore> {
  const { url, drop } = await createTestDatabase(testDatabaseUrl);
  const store = (await openPostgres(url, { keys: engineKeys })) as OpenedStore;
  return { ...store, close: () => store.close().finally(drop) };
}

/** Opens PGlite, which stands in for a PostgreSQL server where there is none. */
async function openPglite(): Promise<OpenedStore> {
  const connection = (await openEmptyPglite()) as unknown as Connection;
  await applyMigrations(connection);
  await applySeed(connection);
  return {
    description: "PGlite",
    isExclusive: false,
    bytes: async () => null,
    ...createInProcessApi(connection, engineKeys),
    close: () => connection.close(),
  };
}

/** Creates an empty database on the given server. */
export async function createTestDatabase(server: string) {
  const name = `furlong_${randomUUID().replaceAll("-", "")}`;
  const admin = postgres(server, { onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = async () => {
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
  return { url: url.href, drop };
}

/** Signs a token as the data API's own sign-in would. */
export function signToken(claims: Record<string, unknown>, secret = engineKeys.jwtSecret): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const unsigned = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${unsigned}.${createHmac("sha256", secret).update(unsigned).digest("base64url")}`;
}
