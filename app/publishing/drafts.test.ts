import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { getProject } from "#app/data/projects.server.ts";
import { getRecord } from "#app/data/records.server.ts";
import { getRevision, listRevisions } from "#app/data/revisions.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { freeze, restoreRevision, type StartedFrom, saveDraft } from "./drafts.server.ts";
import { kindOf } from "./kinds.ts";
import type { RecordData } from "./record-data.ts";
import { createRecord, deleteDraft, duplicateRecord, readForEditing } from "./records.server.ts";
import { syncRecords } from "./sync-records.server.ts";

provideEmbeddedStore();

const kind = kindOf("projects");
const [lin, tunde] = [randomUUID(), randomUUID()];
let id: string;
beforeEach(async () => {
  id = await createRecord(kind, lin);
});

/** Saves as an editor who opened the record just before, or who started from `given`. */
async function save(changes: RecordData, author = lin, given?: { from: StartedFrom; base: RecordData }, record = id) {
  const opened = await readForEditing(kind, record);
  const from = { number: opened?.latest?.number ?? 0, version: opened?.latest?.version ?? 0 };
  const start = given ?? { from, base: opened?.data ?? {} };
  return saveDraft({ kind, record, author, ...start, data: { ...start.base, ...changes } });
}

async function startFrom(record = id) {
  const opened = await readForEditing(kind, record);
  return {
    from: { number: opened?.latest?.number ?? 0, version: opened?.latest?.version ?? 0 },
    base: opened?.data ?? {},
  };
}

const history = async (record = id) =>
  (await listRevisions(kind.id, record, { limit: 50 })).map(({ number, state, version }) => [number, state, version]);

test("autosave changes the open draft, and a typed text comes back exactly", async () => {
  const text = '[1] "quoted", {"a":1}\nÉté 2024';
  expect(
    await save({ title: "One", technologies: ["[]", "2024", "Go"], results: ["9\u00a0min from van to door"] }),
  ).toMatchObject({
    outcome: "saved",
  });
  await save({ title: '{"a":1}', description: text });
  expect(await history()).toEqual([[1, "open", 3]]);
  expect((await readForEditing(kind, id))?.data).toMatchObject({
    title: '{"a":1}',
    description: text,
    technologies: ["[]", "2024", "Go"],
    results: ["9\u00a0min from van to door"],
  });
  expect(await save({})).toMatchObject({ outcome: "unchanged" });
  expect(await getRecord(kind.id, id)).toMatchObject({ title: '{"a":1}', state: "draft", editedBy: lin, revision: 1 });
});

test("another author's edit and sharing freeze a draft, and the next change opens a new one", async () => {
  await save({ title: "Lin's" });
  await save({ title: "Tunde's" }, tunde);
  await save({ client: "Harvest" }, tunde);
  expect(await history()).toEqual([
    [2, "open", 2],
    [1, "frozen", 2],
  ]);
  const open = await getRevision(kind.id, id, 2);
  if (open) await freeze(open, "shared");
  await save({ client: "EcoThread" }, tunde);
  expect((await history()).map(([number, state]) => [number, state])).toEqual([
    [3, "open"],
    [2, "frozen"],
    [1, "frozen"],
  ]);
});

test("a conflict names the fields that clash and overwrites nothing; edits of other fields are merged", async () => {
  await save({ title: "Start", client: "A", year: 2020 });
  const start = await startFrom();
  await save({ title: "Theirs", client: "B" }, tunde, start);
  const conflict = await save({ title: "Mine", year: 2024 }, lin, start);
  expect(conflict).toMatchObject({ outcome: "conflict", clashes: ["title"], theirData: { title: "Theirs" } });
  expect((await readForEditing(kind, id))?.data).toMatchObject({ title: "Theirs", client: "B", year: 2020 });

  const merged = await save({ year: 2024 }, lin, start);
  expect(merged).toMatchObject({ outcome: "merged", data: { title: "Theirs", client: "B", year: 2024 } });
  // The same save again, after its answer was lost, is not a conflict.
  expect(await save({ title: "Theirs", client: "B", year: 2024 }, lin, start)).toMatchObject({ outcome: "unchanged" });
});

test("saves at the same time do not overwrite each other", async () => {
  await save({ title: "Start" });
  const start = await startFrom();
  const authors = [lin, tunde, randomUUID(), randomUUID()];
  const fields = ["client", "description", "url", "long_description"];
  const saved = await Promise.all(authors.map((author, n) => save({ [fields[n] ?? ""]: `by ${n}` }, author, start)));
  expect(saved.map(({ outcome }) => outcome).filter((outcome) => outcome === "conflict")).toEqual([]);
  const data = (await readForEditing(kind, id))?.data ?? {};
  expect(fields.map((field) => data[field])).toEqual(["by 0", "by 1", "by 2", "by 3"]);
});

test("the first edit of a published record saves the public row as revision 1, and the site does not change", async () => {
  await syncRecords();
  const seed = "coat-with-its-route";
  const before = (await getProject(seed))?.title;
  expect(await getRecord(kind.id, seed)).toMatchObject({ state: "published", address: seed, title: before });
  await save({ title: "A coat" }, lin, undefined, seed);
  expect((await history(seed)).map(([number, state]) => [number, state])).toEqual([
    [2, "open"],
    [1, "published"],
  ]);
  expect(await getRecord(kind.id, seed)).toMatchObject({ state: "changed", title: "A coat" });
  expect((await getProject(seed))?.title).toBe(before);

  const restored = await restoreRevision(kind, seed, 1, tunde);
  expect(restored).toMatchObject({ number: 3, state: "open", author: tunde, data: { title: before } });
});

test("a copy is a draft of its own, and a published record cannot be deleted", async () => {
  const copy = (await duplicateRecord(kind, "coat-with-its-route", lin)) ?? "";
  expect((await readForEditing(kind, copy))?.data).toMatchObject({
    id: null,
    title: "A coat with its route sewn in (copy)",
  });
  expect(await deleteDraft(kind, copy, lin)).toBe(true);
  expect(await readForEditing(kind, copy)).toBeNull();
  expect(await deleteDraft(kind, "coat-with-its-route", lin)).toBe(false);
});
