import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeEngines } from "../../tests/support/engines.ts";
import { exportContent, importContent, parseContentFile } from "./content-file.server.ts";

type Engine = Awaited<ReturnType<(typeof storeEngines)[string]>>;

describe.each(Object.entries(storeEngines))("the content file on %s", (_name, open) => {
  let store: Engine;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test("changes nothing when imported again, and keeps rows that it does not name", async () => {
    const before = await exportContent(store.service);
    const file = parseContentFile(before, "content.json");
    expect(file.tables.projects?.length).toBeGreaterThan(5);
    const imported = await importContent(store.service, file);
    for (const [table, { added, changed }] of Object.entries(imported))
      expect([table, added, changed]).toEqual([table, 0, 0]);
    expect(await exportContent(store.service)).toBe(before);
    // PostgreSQL stores the keys of a JSON object in its own order.
    const reordered = await importContent(store.service, { ...file, tables: reverseKeys(file.tables) });
    for (const [table, { changed }] of Object.entries(reordered)) expect([table, changed]).toEqual([table, 0]);
    await importContent(store.service, { ...file, tables: { team: [] } });
    expect(await exportContent(store.service)).toBe(before);
  });

  test("restores changed and missing rows, even with texts that look like JSON", async () => {
    const facts = [{ name: "hours", value: '["not", "a list"] {"a":1} true 007' }];
    const body = { study_id: "some", body: '# One\n\n- ["x"]\n' };
    const file = parseContentFile(await exportContent(store.service), "content.json");
    const wanted = { ...file, tables: { ...file.tables, facts, study_bodies: [body] } };
    await importContent(store.service, wanted);
    const there = await exportContent(store.service);
    const [project] = file.tables.projects ?? [];
    await store.service.from("projects").update({ title: "Changed", technologies: [] }).eq("id", String(project?.id));
    await store.service.from("team").delete().eq("id", String(file.tables.team?.[0]?.id));
    const { projects, team } = await importContent(store.service, wanted);
    expect([projects?.changed, team?.added]).toEqual([1, 1]);
    expect(await exportContent(store.service)).toBe(there);
    expect(JSON.parse(there).tables.study_bodies).toEqual([body]);
  });
});

function reverseKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reverseKeys) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, reverseKeys(inner)]);
  return Object.fromEntries(entries.reverse()) as T;
}

test("a file that is not a content file is refused by its name", () => {
  for (const text of ["", "[]", '{"version":2,"tables":{}}', '{"version":1,"tables":{"projects":[1]}}'])
    expect(() => parseContentFile(text, "x.json"), text).toThrow("x.json is not a content file of version 1.");
});
