import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyMigrations, applySeed, readSchema } from "./schema.server.ts";

describe("the migrations, on PGlite", () => {
  let connection: PgliteConnection;
  beforeAll(async () => {
    connection = await createPgliteConnection({ url: "memory://" });
    await applyMigrations(connection);
  });
  afterAll(() => connection.close());

  test("result in the declared schema", async () => {
    const { plan } = await connection.createMigrator(await readSchema()).diff({ schemas: ["public"] });
    expect(plan.steps.map(({ sql }) => sql)).toEqual([]);
  });

  test("lack a column that only the schema declares", async () => {
    const changed = (await readSchema()).replace("excerpt text,", "excerpt text, mood text,");
    const { plan } = await connection.createMigrator(changed).diff({ schemas: ["public"] });
    expect(plan.steps.map(({ sql }) => sql).join()).toContain("mood");
  });

  test("grant each role its rights, since a hosted project grants nothing by default", async () => {
    const { rows } = await connection.exec<{ rows: { role: string; table: string; rights: string }[] }>(`
      select grantee as role, table_name as table, string_agg(lower(privilege_type), ' ' order by privilege_type) as rights
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('anon', 'authenticated', 'service_role') group by 1, 2`);
    const rightsOf = (role: string) =>
      Object.fromEntries(rows.filter((row) => row.role === role).map(({ table, rights }) => [table, rights]));
    const content = ["contributions", "experiments", "lab_studies", "projects", "team"];
    const readable = Object.fromEntries(content.map((table) => [table, "select"]));
    expect(rightsOf("anon")).toEqual(readable);
    expect(rightsOf("authenticated")).toEqual(readable);
    const all = [...content, "submissions"].map((table) => [table, "delete insert select update"]);
    expect(rightsOf("service_role")).toEqual(Object.fromEntries(all));
  });

  test("are applied once, and so is the seed, even by servers that start together", async () => {
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
