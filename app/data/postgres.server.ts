import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import {
  type ApiKeys,
  createApiClients,
  createInProcessApi,
  createRequestSender,
  listTables,
  makeApiKeys,
} from "./lite.server.ts";
import { createPool } from "./pool.server.ts";
import { applyMigrations, applySeed } from "./schema.server.ts";

// An arbitrary number: the advisory lock that only this site takes on the database.
const PREPARATION_LOCK = 20_240_520;
/** What errors name, unless a command got the address as an option. */
const SETTING = "DATABASE_URL";
const PREPARATION_REMEDY = "Its user must own it and have the roles that docs/move.md names.";
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_S = 10;
const QUERY_TIMEOUT_MS = 7_000;
// For preparing the database and for operators' commands, since a migration or an export may run for minutes.
const LONG_TIMEOUT_MS = 5 * 60_000;
const CLOSE_TIMEOUT_MS = 2_500;
// The limit for one request to the data API. It includes the wait for a free connection.
export const API_REQUEST_TIMEOUT_MS = 20_000;

type DriverTypes = Pick<PostgresConnection["driver"]["options"], "parsers" | "serializers">;

type PostgresOptions = { seed?: boolean; keys?: ApiKeys };

/** Opens the operator's own PostgreSQL, with its native row-level security. Migrates the database, and seeds it if it is empty. */
export async function openPostgres(url: string, { seed = true, keys = makeApiKeys() }: PostgresOptions = {}) {
  const types = await fetchTypes(url, SETTING);
  const preparing = createPooledConnection(url, types, LONG_TIMEOUT_MS);
  const connection = createPooledConnection(url, types, QUERY_TIMEOUT_MS);
  const send = createRequestSender(connection, keys);
  const clients = createApiClients(send, keys, API_REQUEST_TIMEOUT_MS);
  await explainFailure(
    "leads to a database that cannot be prepared",
    PREPARATION_REMEDY,
    () =>
      withPreparationLock(preparing, async () => {
        await applyMigrations(preparing);
        await requireRoles(preparing);
        await applySeed(preparing, { isWanted: seed });
        // The first request grants the roles access to the tables. Other requests that run at the same time would be denied.
        await clients.ping();
      }),
    SETTING,
  );
  await preparing.close();
  return {
    description: `PostgreSQL at ${new URL(url).host}`,
    send,
    tables: () => listTables(connection),
    isExclusive: false,
    bytes: () => databaseSize(connection),
    ...clients,
    close: () => connection.close(),
  };
}

/** Opens a database to move a store into, with migrated tables. `finish` records that the database must not be seeded. */
export async function openMoveTarget(url: string, setting: string) {
  const connection = await connectForCommand(url, setting);
  const { service, ping } = createInProcessApi(connection);
  await explainFailure(
    "leads to a database that cannot be prepared",
    PREPARATION_REMEDY,
    () =>
      withPreparationLock(connection, async () => {
        await applyMigrations(connection);
        await requireRoles(connection);
        await ping();
      }),
    setting,
  );
  return {
    description: `PostgreSQL at ${new URL(url).host}`,
    service,
    finish: () => applySeed(connection, { isWanted: false }),
    close: () => connection.close(),
  };
}

/** Throws if the database user lacks a role that the data API acts as. The API's own error would fill many lines of the log. */
async function requireRoles(connection: PostgresConnection) {
  const sql = `select rolname from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role') and not pg_has_role(rolname, 'member')`;
  const { rows } = await connection.exec<{ rows: { rolname: string }[] }>(sql);
  const missing = rows.map(({ rolname }) => rolname).join(", ");
  if (missing) throw new Error(`its user may not act as ${missing}: grant ${missing} to it`);
}

/** Opens a database that the site has already migrated, for an operator's command. */
export async function openPreparedPostgres(url: string, setting = SETTING) {
  const connection = await connectForCommand(url, setting);
  const { service, ping } = createInProcessApi(connection);
  await withPreparationLock(connection, ping);
  return { service, close: () => connection.close() };
}

async function databaseSize(connection: PostgresConnection) {
  const sql = "select pg_database_size(current_database()) as bytes";
  const { rows } = await connection.exec<{ rows: { bytes: string | number }[] }>(sql);
  return Number(rows[0]?.bytes ?? 0);
}

async function connectForCommand(url: string, setting: string) {
  return createPooledConnection(url, await fetchTypes(url, setting), LONG_TIMEOUT_MS);
}

/** Fetches the array types once. By default the driver does so for each connection, and a failure is an unhandled rejection. */
async function fetchTypes(url: string, setting: string): Promise<DriverTypes> {
  const { driver } = openDriver(url, { max: 1 });
  await explainFailure(
    "points to a PostgreSQL server that does not answer",
    "Check host, port, user and password.",
    async () => {
      await driver.unsafe("select 1");
      await driver.end();
    },
    setting,
  );
  const { parsers, serializers } = driver.options;
  return { parsers, serializers };
}

/**
 * Replaces the driver's pool, which loses a slot for each connection that cannot be opened and throws an uncatchable error
 * when a connection is severed. The data API uses only `reserve` and `end` of the driver.
 */
function createPooledConnection(url: string, { parsers, serializers }: DriverTypes, timeoutMs: number) {
  const connection = openDriver(url);
  const openSingle = (onclose: () => void) => {
    const { driver } = openDriver(url, { max: 1, fetch_types: false, onclose });
    Object.assign(driver.options.parsers, parsers);
    Object.assign(driver.options.serializers, serializers);
    return driver;
  };
  const pool = createPool(openSingle, { size: POOL_SIZE, timeoutMs, closeMs: CLOSE_TIMEOUT_MS });
  Object.assign(connection.driver, pool);
  return connection;
}

function openDriver(url: string, options: object = {}) {
  const common = { onnotice: () => {}, connect_timeout: CONNECT_TIMEOUT_S };
  return createPostgresConnection({ url, postgresOptions: { ...common, ...options } });
}

/** Holds an advisory lock during `prepare`, so that servers that start together prepare their database one after another. */
async function withPreparationLock<T>({ driver }: PostgresConnection, prepare: () => Promise<T>) {
  const locked = await driver.reserve();
  try {
    await locked.unsafe(`select pg_advisory_lock(${PREPARATION_LOCK})`);
    return await prepare();
  } finally {
    // If unlocking fails, the lock ends with its connection.
    await locked.unsafe(`select pg_advisory_unlock(${PREPARATION_LOCK})`).catch(() => {});
    locked.release();
  }
}

async function explainFailure<T>(problem: string, remedy: string, step: () => Promise<T>, setting: string) {
  try {
    return await step();
  } catch (error) {
    throw new OperationalError(`${setting} ${problem} (${reasonOf(error)}). ${remedy}`, { cause: error });
  }
}
