import { readdir, readFile } from "node:fs/promises";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openEmptyPglite } from "../../tests/support/pglite.ts";
import { applyMigrations, applySeed, listSchemaTables, readSchema } from "./schema.server.ts";

// The tables that only the service role may read and change.
const privateTableNames = [
  ...["submissions", "deliveries", "alerts", "heartbeats"],
  ...["operators", "passkeys", "sessions", "invitations", "challenges", "known_devices", "erasures"],
  ...["enquiries", "notes"],
  ...["revisions", "records", "content_version", "secrets"],
];

describe("the migrations, on PGlite", () => {
  let connection: PgliteConnection;
  beforeAll(async () => {
    connection = await openEmptyPglite();
    await applyMigrations(connection);
  });
  afterAll(() => connection.close());

  test("result in the declared schema", async () => {
    const { plan } = await connection.createMigrator(await readSchema()).diff({ schemas: ["public"] });
    expect(plan.steps.map(({ sql }) => sql)).toEqual([]);
  });

  test("change no column of an earlier table: with a new column, the previous version does not start on SQLite", async () => {
    const folder = new URL("../../supabase/migrations/", import.meta.url);
    for (const name of await readdir(folder))
      expect(await readFile(new URL(name, folder), "utf8"), name).not.toMatch(
        /\b(add|drop|rename) column\b|drop table/i,
      );
  });

  test("have the tables, keys and booleans that listSchemaTables finds", async () => {
    const { primary_keys, columns } = await connection.introspect();
    const booleansOf = (name: string) =>
      columns.filter(({ schema, table, type }) => schema === "public" && table === name && type === "boolean");
    const expected = primary_keys
      .filter(({ schema }) => schema === "public")
      .map(({ table, columns: key }) => ({ name: table, key, booleans: booleansOf(table).map(({ name }) => name) }));
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    expect((await listSchemaTables()).toSorted(byName)).toEqual(expected.toSorted(byName));
  });

  test("grant each role its rights, since a hosted project grants nothing by default", async () => {
    const { rows } = await connection.exec<{ rows: { role: string; table: string; rights: string }[] }>(`
      select grantee as role, table_name as table, string_agg(lower(privilege_type), ' ' order by privilege_type) as rights
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('anon', 'authenticated', 'service_role') group by 1, 2`);
    const rightsOf = (role: string) =>
      Object.fromEntries(rows.filter((row) => row.role === role).map(({ table, rights }) => [table, rights]));
    const content = [
      "contributions",
      "experiments",
      "lab_studies",
      "projects",
      "team",
      "study_bodies",
      "addresses",
      "facts",
      "media",
    ];
    const readable = Object.fromEntries(content.map((table) => [table, "select"]));
    expect(rightsOf("anon")).toEqual(readable);
    expect(rightsOf("authenticated")).toEqual(readable);
    const all = [...content, ...privateTableNames].map((table) => [table, "delete insert select update"]);
    expect(rightsOf("service_role")).toEqual({ ...Object.fromEntries(all), events: "insert select" });
  });

  test("leave a database with content of its own unseeded, even after that content is deleted", async () => {
    const rows = async () => (await connection.exec<{ rows: unknown[] }>("select id from public.team")).rows;
    await connection.exec("insert into public.team (id, name) values ('ours', 'Ours')");
    await applySeed(connection);
    expect(await rows()).toHaveLength(1);
    await connection.exec("delete from public.team");
    await applySeed(connection);
    expect(await rows()).toHaveLength(0);
    await connection.exec("delete from supabase_migrations.seed_files");
  });

  test("are applied once, and so is the seed, even by servers that start together", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const count = async () => {
      const found = await connection.exec<{ rows: { n: number }[] }>("select count(*)::int as n from public.projects");
      return found.rows[0]?.n;
    };
    expect(await count()).toBe(0);
    await Promise.all([applySeed(connection), applySeed(connection)]);
    const seeded = await count();
    expect(seeded).toBeGreaterThanOrEqual(12);
    await connection.exec("delete from public.projects where id = 'relay-onboarding'");
    await applyMigrations(connection);
    await applySeed(connection);
    expect(await count()).toBe((seeded ?? 0) - 1);
  });
});
