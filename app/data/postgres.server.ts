import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { StartError } from "#app/config/env.server.ts";
import { createClients, createDataApi, createSend, type Keys, listTables, makeKeys } from "./lite.server.ts";
import { renewed } from "./renewed.server.ts";
import { applyMigrations, applySeed } from "./schema.server.ts";

// Any number will do, as long as nothing else on the database uses it.
const PREPARATION = 20_240_520;
const CONNECT_LIMIT_S = 5;
const CLOSE_LIMIT_S = 5;

/** A PostgreSQL of our own, with its native row-level security. An empty one is migrated and seeded. */
export async function openPostgres(url: string, keys = makeKeys()) {
  const connection = await connect(url);
  const first = await orExplain(
    "leads to a database that cannot be prepared",
    "Its user must own it and be allowed to create roles.",
    () =>
      inTurn(connection, async () => {
        await applyMigrations(connection);
        await applySeed(connection);
        return openPool(connection, keys);
      }),
  );
  const { send, current } = renewed(first, () => openPool(createConnection(url), keys));
  return {
    description: `PostgreSQL at ${new URL(url).host}`,
    send,
    tables: async () => listTables((await current()).connection),
    ...createClients(send, keys),
    close: async () => (await current()).close(),
  };
}

/** The first request grants the roles their tables; those that came beside it would be denied. */
async function openPool(connection: PostgresConnection, keys: Keys) {
  const send = createSend(connection, keys);
  await createClients(send, keys).ping();
  return { connection, send, close: () => connection.driver.end({ timeout: CLOSE_LIMIT_S }) };
}

/** A database with the tables and nothing in them; `finish` says that content has come, so that no start seeds it. */
export async function openTarget(url: string) {
  const connection = await connect(url);
  const { service, ping } = createDataApi(connection);
  await orExplain("leads to a database that cannot be prepared", "Its user must own it.", () =>
    inTurn(connection, async () => {
      await applyMigrations(connection);
      await ping();
    }),
  );
  return {
    description: `PostgreSQL at ${new URL(url).host}`,
    service,
    finish: () => applySeed(connection, { hasOwnContent: true }),
    close: () => connection.close(),
  };
}

/** A database that the site has prepared. */
export async function connectPostgres(url: string) {
  const connection = await connect(url);
  const { service, ping } = createDataApi(connection);
  await inTurn(connection, ping);
  return { service, close: () => connection.close() };
}

async function connect(url: string) {
  const connection = createConnection(url);
  await orExplain("does not lead to a PostgreSQL that answers", "Check host, port, user and password.", () =>
    connection.exec("select 1"),
  );
  return connection;
}

function createConnection(url: string) {
  // Its own pause between attempts grows to 20 s, in which every visitor would wait.
  const postgresOptions = { onnotice: () => {}, connect_timeout: CONNECT_LIMIT_S, backoff: () => 1 };
  return createPostgresConnection({ url, postgresOptions });
}

/** Servers that start together on one database prepare it one after the other. */
async function inTurn<T>({ driver }: PostgresConnection, prepare: () => Promise<T>) {
  const turn = await driver.reserve();
  try {
    await turn`select pg_advisory_lock(${PREPARATION})`;
    return await prepare();
  } finally {
    await turn`select pg_advisory_unlock(${PREPARATION})`;
    turn.release();
  }
}

async function orExplain<T>(problem: string, remedy: string, step: () => Promise<T>) {
  try {
    return await step();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`DATABASE_URL ${problem} (${reason.split("\n")[0]}). ${remedy}`);
  }
}
