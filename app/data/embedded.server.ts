import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Connection } from "@supabase/lite";
import { createConnection } from "@supabase/lite/sqlite";
import { OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import { type ApiKeys, createInProcessApi } from "./lite.server.ts";
import { lockFolder } from "./lock.server.ts";
import { retryWhileLocked } from "./lock-retry.server.ts";
import { applySeed, readSchema } from "./schema.server.ts";

const BUSY_WAIT_MS = 5_000;

type EmbeddedOptions = { seed?: boolean; keys?: ApiKeys };

/** Opens the SQLite store in `dataDir` and migrates it. The first start seeds the store, or records that it is never seeded. */
export async function openEmbedded(dataDir: string, { seed = true, keys }: EmbeddedOptions = {}) {
  const lock = await lockDataDir(dataDir);
  const connection = await openConnection(dataDir);
  await migrateAndSeed(connection, join(dataDir, "store.db"), seed);
  await connection.exec("pragma busy_timeout = 0");
  retryWhileLocked(connection);

  return {
    description: `the embedded store in DATA_DIR (${dataDir})`,
    isExclusive: true as boolean,
    bytes: async (): Promise<number | null> =>
      usedBytes(join(dataDir, "store.db")) + fileBytes(join(dataDir, "store.db-wal")),
    ...createInProcessApi(connection, keys),
    close: async () => {
      await connection.close();
      lock.release();
    },
  };
}

/**
 * Opens the store for an operator's command while the site may be running. The row-level policies are only known after a
 * migration, which does not run here, so there is no anonymous client.
 */
export async function openEmbeddedWithoutLock(dataDir: string) {
  if (!existsSync(join(dataDir, "store.db")))
    throw new OperationalError(
      `DATA_DIR (${dataDir}) holds no store yet. Start the site once, or set DATA_DIR to its folder.`,
    );
  const connection = await openConnection(dataDir);
  // The diff teaches the connection the types of the columns, without which it cannot write JSON.
  await connection.createMigrator(await readSchema()).diff();
  return { service: createInProcessApi(connection).service, close: () => connection.close() };
}

/** With `wal` and `full` a commit costs one write and returns once it is on disk. SQLite waits for a lock by blocking the process. */
async function openConnection(dataDir: string) {
  const file = join(dataDir, "store.db");
  try {
    const connection = await createConnection({ url: `file:${file}`, ddlDialect: "postgres" });
    await connection.exec(`pragma busy_timeout = ${BUSY_WAIT_MS}`);
    await connection.exec("pragma journal_mode = wal");
    await connection.exec("pragma synchronous = full");
    // Deleted rows are overwritten, so that an erased person is not left in the file's free pages.
    await connection.exec("pragma secure_delete = on");
    return connection;
  } catch (error) {
    throw new OperationalError(
      `${file} cannot be opened (${reasonOf(error)}). Move DATA_DIR aside. Then bring back a backup with npm run restore, or let npm start make a new store.`,
      { cause: error },
    );
  }
}

async function migrateAndSeed(connection: Connection, file: string, seed: boolean) {
  try {
    await migrateKeepingForeignTables(connection);
    await applySeed(connection, { isWanted: seed });
  } catch (error) {
    throw new OperationalError(
      `${file} cannot be brought up to date (${reasonOf(error)}). Nothing in it is lost. Make room if the disk is full, remove columns that are not the site's, or start the version that wrote it.`,
      { cause: error },
    );
  }
}

/** Skips the steps that drop tables or views that the operator added. A table of ours is dropped only after it was copied. */
async function migrateKeepingForeignTables(connection: Connection) {
  const migrator = connection.createMigrator(await readSchema());
  const { plan, desired } = await migrator.diff();
  const ownTables = desired?.tables.map(({ name }) => name) ?? [];
  const losses = plan.warnings?.filter(({ table }) => ownTables.includes(table)) ?? [];
  if (losses.length > 0) throw new Error(losses.map(({ table, reason }) => `${table}: ${reason}`).join(", "));
  const steps = plan.steps.filter(({ sql }) => !/^drop (table|view)/i.test(sql) || ownTables.some(isDroppedBy(sql)));
  await migrator.migratePlan({ steps, unsafe: false });
}

function isDroppedBy(sql: string) {
  return (table: string) => sql === `DROP TABLE "${table}";`;
}

/** The bytes of the pages in use. Free pages, which deleted rows leave, are reused before the file grows. */
function usedBytes(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const read = (pragma: string) => Number(Object.values(database.prepare(`pragma ${pragma}`).get() ?? {})[0]);
    return (read("page_count") - read("freelist_count")) * read("page_size");
  } finally {
    database.close();
  }
}

function fileBytes(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

async function lockDataDir(dataDir: string) {
  try {
    makeFolder(resolve(dataDir));
    return await lockFolder(dataDir);
  } catch (error) {
    if (error instanceof OperationalError) throw error;
    throw new OperationalError(
      `DATA_DIR (${dataDir}) cannot be written (${reasonOf(error)}). Set it to a folder that this user may write.`,
    );
  }
}

// mkdir with `recursive` never returns in folders like /proc.
function makeFolder(path: string) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  // Only the owner may read the folder: enquiries are private.
  mkdirSync(path, { mode: 0o700 });
}
