import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { announceContentChange, dropCachesIfChangedElsewhere } from "#app/data/content-version.server.ts";
import { currentStore } from "#app/data/current-store.server.ts";
import { loadLibrary } from "#app/data/library.server.ts";
import { countRecords, getRecord, listRecords } from "#app/data/records.server.ts";
import { findRedirect } from "#app/data/redirects.server.ts";
import { describeUpload } from "#app/media/library-changes.server.ts";
import { createProjectDraft, latestRevisionRef, linOperatorId, saveChanges } from "../../tests/support/editing.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { archive } from "./archive.server.ts";
import { saveDraft } from "./drafts.server.ts";
import { kindOf } from "./kinds.ts";
import { publish } from "./publish.server.ts";
import { createRecord, deleteDraft, readForEditing } from "./records.server.ts";
import { schedule } from "./schedule.server.ts";
import { syncRecords } from "./sync-records.server.ts";
import { parseData, readForm } from "./values.server.ts";

provideEmbeddedStore();

const kind = kindOf("projects");
const foundTitles = async (query: Partial<Parameters<typeof listRecords>[0]>) =>
  (await listRecords({ kind: "projects", sort: "edited", page: 1, ...query })).rows.map(({ title }) => title);

test("the list follows changes to the public tables by SQL, and keeps drafts", async () => {
  await syncRecords();
  expect(await countRecords("projects", ["published"])).toBe(14);
  const draft = await createRecord(kind, randomUUID(), parseData(kind, { title: "A draft of ours" }));
  const table = currentStore().service.from("projects");
  await table.update({ title: "Renamed past the desk" }).eq("id", "packing-sheet");
  await currentStore().service.from("projects").delete().eq("id", "half-an-app");
  await currentStore()
    .service.from("projects")
    .insert({ id: "2024", title: "[1]", created_at: "2020-01-01T00:00:00Z" });
  await syncRecords();
  expect(await getRecord("projects", "packing-sheet")).toMatchObject({ title: "Renamed past the desk" });
  expect(await getRecord("projects", "half-an-app")).toBeNull();
  expect(await getRecord("projects", "2024")).toMatchObject({ title: "[1]", address: "2024" });
  expect(await getRecord("projects", draft)).toMatchObject({ state: "draft", title: "A draft of ours" });
  expect(await readForEditing(kind, "2024")).toMatchObject({ data: { id: "2024", title: "[1]" } });
});

test("an archived project that an import brings back is listed as published", async () => {
  await syncRecords();
  const service = currentStore().service;
  const { data } = await service.from("projects").select("*").eq("id", "relay-onboarding").single().throwOnError();
  expect(await archive(kind, "relay-onboarding", randomUUID())).toBe("archived");
  await syncRecords();
  expect(await getRecord("projects", "relay-onboarding")).toMatchObject({ state: "archived", address: null });
  await service.from("projects").insert(data).throwOnError();
  await syncRecords();
  expect(await getRecord("projects", "relay-onboarding")).toMatchObject({
    state: "published",
    address: "relay-onboarding",
    title: data.title,
  });
});

test("an archived project from the desk keeps its one line when an import brings it back", async () => {
  const service = currentStore().service;
  const id = await createProjectDraft({ id: "first-stand" });
  await publish(await latestRevisionRef(kind, id), linOperatorId);
  await saveChanges(kind, id, { id: "second-stand" });
  await publish(await latestRevisionRef(kind, id), linOperatorId);
  const { data } = await service.from("projects").select("*").eq("id", "second-stand").single().throwOnError();
  await archive(kind, id, linOperatorId);
  const other = { ...data, id: "first-stand", title: "Another one" };
  await service.from("projects").insert([data, other]).throwOnError();
  await syncRecords();
  await syncRecords();
  const { rows } = await listRecords({ kind: "projects", sort: "title", page: 1, text: "stand" });
  expect(rows.map(({ id, title, state, address }) => [id, title, state, address])).toEqual([
    ["first-stand", "Another one", "published", "first-stand"],
    [id, data.title, "published", "second-stand"],
  ]);
});

test("an import under an open draft moves the record's line to the new address, which the next publication redirects", async () => {
  const service = currentStore().service;
  const study = kindOf("studies");
  const [changed, scheduled] = [await createRecord(study, linOperatorId), await createRecord(study, linOperatorId)];
  for (const id of [changed, scheduled]) {
    await saveChanges(study, id, { title: "Moved", slug: `before-${id}` });
    await publish(await latestRevisionRef(study, id), linOperatorId);
    await saveChanges(study, id, { title: "Moved again", slug: `after-${id}` });
    await service
      .from("lab_studies")
      .update({ slug: `imported-${id}` })
      .eq("id", id)
      .throwOnError();
  }
  await schedule(await latestRevisionRef(study, scheduled), "2099-01-01T09:00:00.000Z", linOperatorId);
  await syncRecords();
  for (const [id, state] of [
    [changed, "changed"],
    [scheduled, "scheduled"],
  ] as const)
    expect(await getRecord("studies", id)).toMatchObject({ state, title: "Moved again", address: `imported-${id}` });
  await publish(await latestRevisionRef(study, changed), linOperatorId);
  expect(await findRedirect(`/blog/imported-${changed}`)).toMatchObject({ target: `/blog/after-${changed}` });
});

test("an import that brings back a project's former address adds a line of its own for it", async () => {
  const service = currentStore().service;
  const ids = async (text: string) => {
    const { rows } = await listRecords({ kind: "projects", sort: "title", page: 1, text });
    return rows.map(({ id, address }) => [id, address]);
  };
  await service.from("projects").insert({ id: "ferry-times", title: "Ferry times" }).throwOnError();
  await syncRecords();
  await saveChanges(kind, "ferry-times", { id: "ferry-clock" });
  await publish(await latestRevisionRef(kind, "ferry-times"), linOperatorId);
  await service.from("projects").insert({ id: "ferry-times", title: "Ferry times, imported" }).throwOnError();
  await syncRecords();
  await syncRecords();
  expect(await ids("ferry")).toEqual([
    ["ferry-times", "ferry-clock"],
    [expect.stringMatching(/^[0-9a-f-]{36}$/), "ferry-times"],
  ]);
});

test("a list is searched by every word, filtered, sorted and paged", async () => {
  await syncRecords();
  expect(await foundTitles({ text: "ECOTHREAD coat" })).toEqual(["A coat with its route sewn in"]);
  expect(await foundTitles({ text: "100% of*it_" })).toEqual([]);
  const cafe = await createRecord(kind, linOperatorId, parseData(kind, { title: "A counter", client: "Café Éclair" }));
  expect([await foundTitles({ text: "cafe eclair" }), await foundTitles({ text: "CAFÉ" })]).toEqual([
    ["A counter"],
    ["A counter"],
  ]);
  await deleteDraft(kind, cafe, linOperatorId);
  expect(await foundTitles({ state: "archived" })).toEqual([]);
  const sorted = await foundTitles({ sort: "title", state: "published" });
  expect(sorted).toEqual(sorted.toSorted());
  const rows = Array.from({ length: 120 }, (_, n) => ({ id: `many-${n}`, title: `Many ${n}`, year: 1900 + n }));
  for (let from = 0; from < rows.length; from += 20)
    await currentStore()
      .service.from("projects")
      .insert(rows.slice(from, from + 20));
  await syncRecords();
  const page = (number: number) => listRecords({ kind: "projects", text: "many", sort: "year", page: number });
  const pages = await Promise.all([1, 2, 3, 4].map(page));
  expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
    [50, 120],
    [50, 120],
    [20, 120],
    [0, 120],
  ]);
  expect(pages[0]?.rows[0]).toMatchObject({ title: "Many 119", year: 2019 });
});

test("a picture needs an alternative text or the mark as decorative, wherever its file is", async () => {
  const author = randomUUID();
  const elsewhere = "https://pictures.example/loom?w=1600";
  const id = await createRecord(kind, author, parseData(kind, { title: "With a picture" }));
  const opened = await readForEditing(kind, id);
  const data = { ...opened?.data, image: "/media/new.webp", gallery_images: ["/img/work/relay/cover.webp", elsewhere] };
  const from = { number: 1, version: 1 };
  await saveDraft({ kind, record: id, from, base: opened?.data ?? {}, data, author });
  const picture = { id: "/media/new.webp", source: "upload", name: "new.jpg", width: 1, height: 1 };
  const { error } = await currentStore()
    .service.from("media")
    .insert({ ...picture, is_decorative: false, created_at: new Date().toISOString() });
  expect(error).toBeNull();
  const ref = { kind, record: id, number: 1, version: 2 };
  const refused = await publish(ref, author);
  const problems = [{ field: "image" }, { field: "gallery_images", index: 1 }];
  expect(refused).toMatchObject({ outcome: "refused", problems });
  expect(refused).not.toHaveProperty("problems.0.index", 0);
  await describeUpload(elsewhere, { alt: "A loom at rest", isDecorative: false }, author);
  await currentStore().service.from("media").update({ is_decorative: true }).eq("id", "/media/new.webp");
  expect(await publish(ref, author)).toMatchObject({ outcome: "published" });
});

test("a draft whose upload was removed is told to choose another picture, not to describe it", async () => {
  const id = await createProjectDraft({ image: "/media/removed.webp" });
  expect(await publish(await latestRevisionRef(kind, id), linOperatorId)).toEqual({
    outcome: "refused",
    problems: [
      {
        field: "image",
        text: "That is neither a picture in the library nor an https address. Choose one from the library.",
      },
    ],
  });
});

test("a form changes only the fields that it names; a choice may be any text, an unchanged date keeps its hour", () => {
  const before = parseData(kind, {
    title: "Before",
    year: 2020,
    // Half past ten in the evening of the 14th in Toronto.
    created_at: "2024-05-15T02:30:00Z",
    technologies: ["Go"],
  });
  const form = new FormData();
  form.set("title", " After\u0000 \n words ");
  form.set("type", "other…");
  form.set("type.other", "Print");
  form.set("created_at", "2024-05-14");
  for (const figure of ["38%", "9 min", ""]) form.append("results.figure", figure);
  for (const label of ["more", "to the door", ""]) form.append("results.label", label);
  expect(readForm(kind, form, before)).toMatchObject({
    title: "After words",
    type: "Print",
    year: 2020,
    technologies: ["Go"],
    created_at: "2024-05-15T02:30:00.000Z",
    results: ["38% more", "9\u00a0min to the door"],
  });
  form.set("created_at", "2024-05-15");
  expect(readForm(kind, form, before)).toMatchObject({ created_at: "2024-05-15T12:00:00.000Z" });
});

test("another server notices a change when it asks for the content version", async () => {
  await dropCachesIfChangedElsewhere();
  expect(await dropCachesIfChangedElsewhere()).toBe(false);
  await announceContentChange();
  expect(await dropCachesIfChangedElsewhere()).toBe(false);
  await currentStore().service.from("content_version").update({ version: randomUUID() }).eq("id", "content");
  expect(await dropCachesIfChangedElsewhere()).toBe(true);
  // No page shows the new picture yet, so cached pages stay.
  const uploaded = { id: "library", version: randomUUID(), changed_at: new Date().toISOString() };
  const heard = vi.fn();
  currentStore().cache.onInvalidate(heard);
  await loadLibrary();
  const picture = { id: "/media/other.webp", source: "upload", name: "other.jpg", width: 1, height: 1 };
  await currentStore()
    .service.from("media")
    .insert({ ...picture, is_decorative: true, created_at: uploaded.changed_at });
  await currentStore().service.from("content_version").upsert(uploaded);
  expect(await dropCachesIfChangedElsewhere()).toBe(false);
  expect((await loadLibrary())?.has(picture.id)).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});
