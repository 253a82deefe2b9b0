import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type Connection, ensureHistoryTable, SqliteConnection, splitSqlStatements } from "@supabase/lite";

const supabaseFolder = new URL("../../supabase/", import.meta.url);

/** The declarative schema: the files of supabase/schemas, joined in the order of their names. */
export async function readSchema(): Promise<string> {
  const parts = await Promise.all((await listSqlFiles("schemas")).map(readSql));
  return parts.join("\n");
}

/** Applies the files of supabase/migrations that the database lacks, each in a transaction of its own. */
export async function applyMigrations(connection: Connection) {
  await connection.exec(createRolesSql);
  await ensureHistoryTable(connection);
  for (const file of await listSqlFiles("migrations")) {
    const [version = "", name = ""] = basename(file, ".sql").split(/_(.*)/);
    const sql = await readSql(file);
    await runOnce(connection, {
      check: `select version from supabase_migrations.schema_migrations where version = ${quoteSql(version)}`,
      record: `insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${quoteSql(version)}, ${quoteSql(name)}, array[${quoteSql(sql)}])`,
      statements: async () => splitSqlStatements(sql),
    });
  }
}

export type SchemaTable = { name: string; key: string[]; booleans: string[] };

/** Every table of the schema, in the order in which the files create them. */
export async function listSchemaTables(): Promise<SchemaTable[]> {
  const declarations = (await readSchema()).matchAll(/^create table public\.(\w+) \(\n(.*?)^\);/gms);
  return [...declarations].map(([, name = "", columns = ""]) => {
    const key = /^ *primary key \(([^)]+)\)/m.exec(columns) ?? /^ *(\w+) .*\bprimary key\b/m.exec(columns);
    return {
      name,
      key: (key?.[1] ?? "").split(/, */),
      booleans: [...columns.matchAll(/^ *(\w+) boolean\b/gm)].map(([, column = ""]) => column),
    };
  });
}

/**
 * Seeds an empty database once. If no seed is wanted or the database has rows, it only records the seed as done, so that no
 * later start adds the demo to real content, even after all of that content was deleted.
 */
export async function applySeed(connection: Connection, { isWanted = true } = {}) {
  await ensureHistoryTable(connection);
  const isSqlite = connection instanceof SqliteConnection;
  const table = isSqlite ? '"supabase_migrations.seed_files"' : "supabase_migrations.seed_files";
  const path = quoteSql("supabase/seed.sql");
  const sql = await readSql("seed.sql");
  await runOnce(connection, {
    check: `select path from ${table} where path = ${path}`,
    record: `insert into ${table} (path, hash) values (${path}, ${quoteSql(createHash("sha256").update(sql).digest("hex"))})`,
    statements: async () =>
      isWanted && (await isDatabaseEmpty(connection))
        ? splitSqlStatements(isSqlite ? (await connection.translateDdl(sql)).ddl : sql)
        : [],
  });
}

async function isDatabaseEmpty(connection: Connection) {
  const prefix = connection instanceof SqliteConnection ? "" : "public.";
  for (const { name } of await listSchemaTables()) {
    const { rows } = await connection.exec<{ rows: unknown[] }>(`select 1 from ${prefix}"${name}" limit 1`);
    if (rows.length > 0) return false;
  }
  return true;
}

// The row-level policies name these roles. Supabase has the roles, a plain PostgreSQL does not.
const createRolesSql = `do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$`;

type SchemaStep = { check: string; record: string; statements: () => Promise<string[]> };

/** Runs the statements and records them in one transaction, unless `check` finds the record. A conflict with a faster server is ignored. */
async function runOnce(connection: Connection, { check, record, statements }: SchemaStep) {
  const isDone = async () => (await connection.exec<{ rows: unknown[] }>(check)).rows.length > 0;
  if (await isDone()) return;
  try {
    await connection.transaction([record, ...(await statements())]);
  } catch (error) {
    if (!(await isDone())) throw error;
  }
}

async function listSqlFiles(kind: "schemas" | "migrations") {
  const names = await readdir(new URL(`${kind}/`, supabaseFolder));
  return names
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => `${kind}/${name}`);
}

function readSql(path: string) {
  return readFile(new URL(path, supabaseFolder), "utf8");
}

function quoteSql(value: string) {
  return `'${value.replaceAll("'", "''")}'`;
}
