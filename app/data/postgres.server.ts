import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { StartError } from "#app/config/env.server.ts";
import { createDataApi, type Keys } from "./lite.server.ts";
import { applyMigrations, applySeed } from "./schema.server.ts";
import type { Engine } from "./store.server.ts";

// Any number will do, as long as nothing else on the database uses it.
const PREPARATION = 20_240_520;

/** A PostgreSQL of our own, with its native row-level security. An empty one is migrated and seeded. */
export async function openPostgres(url: string, keys?: Keys): Promise<Engine> {
  const connection = await connect(url);
  await orExplain(
    "leads to a database that cannot be prepared",
    "Its user must own it and be allowed to create roles.",
    () =>
      inTurn(connection, async () => {
        await applyMigrations(connection);
        await applySeed(connection);
      }),
  );
  return {
    description: `PostgreSQL at ${new URL(url).host}`,
    ...createDataApi(connection, keys),
    close: () => connection.close(),
  };
}

/** A database that the site has prepared. */
export async function connectPostgres(url: string) {
  const connection = await connect(url);
  return { service: createDataApi(connection).service, close: () => connection.close() };
}

async function connect(url: string) {
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => {} } });
  await orExplain("does not lead to a PostgreSQL that answers", "Check host, port, user and password.", () =>
    connection.exec("select 1"),
  );
  return connection;
}

/** Servers that start together on one database prepare it one after the other. */
async function inTurn({ driver }: PostgresConnection, prepare: () => Promise<void>) {
  const turn = await driver.reserve();
  try {
    await turn`select pg_advisory_lock(${PREPARATION})`;
    await prepare();
  } finally {
    await turn`select pg_advisory_unlock(${PREPARATION})`;
    turn.release();
  }
}

async function orExplain(problem: string, remedy: string, step: () => Promise<unknown>) {
  try {
    await step();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`DATABASE_URL ${problem} (${reason.split("\n")[0]}). ${remedy}`);
  }
}
