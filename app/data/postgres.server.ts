import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { reasonOf, OperatorError } from "#app/config/operator-error.server.ts";
import { createClients, createDataApi, createSend, listTables, makeKeys } from "./lite.server.ts";
import { createPool } from "./pool.server.ts";
import { applyMigrations, applySeed } from "./schema.server.ts";

// Any number will do, as long as nothing else on the database uses it.
const PREPARATION = 20_240_520;
const PREPARATION_REMEDY = "Its user must own it and have the roles that docs/move.md names.";
const CONNECTIONS = 10;
const CONNECT_LIMIT_S = 10;
const SILENCE_MS = 7_000;
// A migration, and an export of every row, may take their time.
const PATIENT_SILENCE_MS = 5 * 60_000;
const CLOSE_LIMIT_MS = 2_500;
// Longer than the store may be silent: whoever comes while it is busy waits for their turn.
export const REQUEST_LIMIT_MS = 20_000;

type Types = Pick<PostgresConnection["driver"]["options"], "parsers" | "serializers">;

/** A PostgreSQL of our own, with its native row-level security. An empty one is migrated and seeded. */
export async function openPostgres(url: string, keys = makeKeys()) {
  const types = await learnTypes(url);
  const preparing = createConnection(url, types, PATIENT_SILENCE_MS);
  const connection = createConnection(url, types, SILENCE_MS);
  const send = createSend(connection, keys);
  const clients = createClients(send, keys, REQUEST_LIMIT_MS);
  await orExplain("leads to a database that cannot be prepared", PREPARATION_REMEDY, () =>
    inTurn(preparing, async () => {
      await applyMigrations(preparing);
      await applySeed(preparing);
      // The first request grants the roles their tables; those that came beside it would be denied.
      await clients.ping();
    }),
  );
  await preparing.close();
  return {
    description: `PostgreSQL at ${new URL(url).host}`,
    send,
    tables: () => listTables(connection),
    ...clients,
    close: () => connection.close(),
  };
}

/** A database with the tables and nothing in them; `finish` says that content has come, so that no start seeds it. */
export async function openTarget(url: string) {
  const connection = await connect(url);
  const { service, ping } = createDataApi(connection);
  await orExplain("leads to a database that cannot be prepared", PREPARATION_REMEDY, () =>
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
  return createConnection(url, await learnTypes(url), PATIENT_SILENCE_MS);
}

/** Left to itself every new connection asks for the types of arrays, and its failure is caught by nobody. */
async function learnTypes(url: string): Promise<Types> {
  const { driver } = openDriver(url, { max: 1 });
  await orExplain(
    "points to a PostgreSQL server that does not answer",
    "Check host, port, user and password.",
    async () => {
      await driver.unsafe("select 1");
      await driver.end();
    },
  );
  const { parsers, serializers } = driver.options;
  return { parsers, serializers };
}

/**
 * The data API asks its driver for connections and for its end, and for nothing else. The driver's own pool loses
 * connections when one cannot be opened, and throws where nobody can catch it when one is cut.
 */
function createConnection(url: string, { parsers, serializers }: Types, silenceMs: number) {
  const connection = openDriver(url);
  const openLine = (onclose: () => void) => {
    const { driver } = openDriver(url, { max: 1, fetch_types: false, onclose });
    Object.assign(driver.options.parsers, parsers);
    Object.assign(driver.options.serializers, serializers);
    return driver;
  };
  const pool = createPool(openLine, { size: CONNECTIONS, silenceMs, closeMs: CLOSE_LIMIT_MS });
  Object.assign(connection.driver, pool);
  return connection;
}

function openDriver(url: string, options: object = {}) {
  const common = { onnotice: () => {}, connect_timeout: CONNECT_LIMIT_S };
  return createPostgresConnection({ url, postgresOptions: { ...common, ...options } });
}

/** Servers that start together on one database prepare it one after the other. */
async function inTurn<T>({ driver }: PostgresConnection, prepare: () => Promise<T>) {
  const turn = await driver.reserve();
  try {
    await turn.unsafe(`select pg_advisory_lock(${PREPARATION})`);
    return await prepare();
  } finally {
    // A lock that cannot be given back ends with its connection.
    await turn.unsafe(`select pg_advisory_unlock(${PREPARATION})`).catch(() => {});
    turn.release();
  }
}

async function orExplain<T>(problem: string, remedy: string, step: () => Promise<T>) {
  try {
    return await step();
  } catch (error) {
    throw new OperatorError(`DATABASE_URL ${problem} (${reasonOf(error)}). ${remedy}`, { cause: error });
  }
}
