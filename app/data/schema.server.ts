import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type Connection, ensureHistoryTable, SqliteConnection, splitSqlStatements } from "@supabase/lite";

const folder = new URL("../../supabase/", import.meta.url);

/** The declarative schema: every file of supabase/schemas, in the order of their names. */
export async function readSchema(): Promise<string> {
  const parts = await Promise.all((await sqlFiles("schemas")).map(readSql));
  return parts.join("\n");
}

/** Applies what supabase/migrations holds and this PostgreSQL has not seen, one transaction per file. */
export async function applyMigrations(connection: Connection) {
  await connection.exec(createRoles);
  await ensureHistoryTable(connection);
  for (const file of await sqlFiles("migrations")) {
    const [version = "", name = ""] = basename(file, ".sql").split(/_(.*)/);
    const sql = await readSql(file);
    await once(connection, {
      check: `select version from supabase_migrations.schema_migrations where version = ${quote(version)}`,
      note: `insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${quote(version)}, ${quote(name)}, array[${quote(sql)}])`,
      statements: async () => splitSqlStatements(sql),
    });
  }
}

/** Seeds once in a database's life; `hasOwnContent` only notes that it needs none. */
export async function applySeed(connection: Connection, { hasOwnContent = false } = {}) {
  await ensureHistoryTable(connection);
  const isSqlite = connection instanceof SqliteConnection;
  const table = isSqlite ? '"supabase_migrations.seed_files"' : "supabase_migrations.seed_files";
  const path = quote("supabase/seed.sql");
  const sql = await readSql("seed.sql");
  await once(connection, {
    check: `select path from ${table} where path = ${path}`,
    note: `insert into ${table} (path, hash) values (${path}, ${quote(createHash("sha256").update(sql).digest("hex"))})`,
    statements: async () =>
      hasOwnContent ? [] : splitSqlStatements(isSqlite ? (await connection.translateDdl(sql)).ddl : sql),
  });
}

// Supabase has these roles; a plain PostgreSQL gets them here, because the policies name them.
const createRoles = `do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$`;

type Step = { check: string; note: string; statements: () => Promise<string[]> };

/** Statements and the note that they ran arrive together or not at all; of several servers, one wins. */
async function once(connection: Connection, { check, note, statements }: Step) {
  const isDone = async () => (await connection.exec<{ rows: unknown[] }>(check)).rows.length > 0;
  if (await isDone()) return;
  try {
    await connection.transaction([note, ...(await statements())]);
  } catch (error) {
    if (!(await isDone())) throw error;
  }
}

async function sqlFiles(kind: "schemas" | "migrations") {
  const names = await readdir(new URL(`${kind}/`, folder));
  return names
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => `${kind}/${name}`);
}

function readSql(path: string) {
  return readFile(new URL(path, folder), "utf8");
}

function quote(value: string) {
  return `'${value.replaceAll("'", "''")}'`;
}
