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

export const keys: ApiKeys = {
  publishable: "sb_publishable_contract",
  secret: "sb_secret_contract",
  jwtSecret: "contract-secret-contract-secret-contract",
};

/** A PostgreSQL on which databases may be made; empty where there is none. */
export const testServer = process.env.TEST_DATABASE_URL ?? "";

type Opened = Awaited<ReturnType<typeof openEmbedded>>;

/** The places the content can live in, each migrated and seeded as the server does it. */
export const engines: Record<string, () => Promise<Opened>> = {
  SQLite: openSqlite,
  ...(testServer ? { PostgreSQL: openServer } : { PGlite: openPglite }),
};

export async function openSqlite(): Promise<Opened> {
  const folder = makeFolder();
  const store = await openEmbedded(folder, { keys });
  return { ...store, close: () => store.close().finally(() => rmSync(folder, { recursive: true, force: true })) };
}

async function openServer(): Promise<Opened> {
  const { url, drop } = await makeDatabase(testServer);
  const store = (await openPostgres(url, { keys })) as Opened;
  return { ...store, close: () => store.close().finally(drop) };
}

/** Stands in for a PostgreSQL server where there is none. */
async function openPglite(): Promise<Opened> {
  const connection = (await openEmptyPglite()) as unknown as Connection;
  await applyMigrations(connection);
  await applySeed(connection);
  return {
    description: "PGlite",
    isExclusive: false,
    bytes: async () => null,
    ...createInProcessApi(connection, keys),
    close: () => connection.close(),
  };
}

/** An empty database of its own on the given server. */
export async function makeDatabase(server: string) {
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

/** A token as the data API's own sign-in would make it. */
export function signToken(claims: Record<string, unknown>, secret = keys.jwtSecret): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const unsigned = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${unsigned}.${createHmac("sha256", secret).update(unsigned).digest("base64url")}`;
}
