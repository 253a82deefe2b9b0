import { rmSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { currentStore } from "#app/data/current-store.server.ts";
import { dropCachedLibrary } from "#app/data/library.server.ts";
import { getPicture } from "#app/data/media.server.ts";
import { describePicture } from "#app/data/pictures.server.ts";
import { createRevision } from "#app/data/revisions.server.ts";
import { listLibrary } from "#app/media/list-library.server.ts";
import { addSitePictures } from "#app/media/sweep.server.ts";
import { provideEmbeddedStore } from "../../../tests/support/embedded-store.ts";
import { changeLibraryFromForm } from "./change-picture.server.ts";
import { getChosenPicture } from "./chosen-picture.server.ts";
import { readView, viewPath } from "./view.ts";

provideEmbeddedStore();

// Hoisted, so that MEDIA_DIR is set before any module reads the environment.
const mediaFolder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  const made = mkdtempSync(`${tmpdir()}/furlong-media-`);
  vi.stubEnv("MEDIA_DIR", made);
  return made;
});
afterAll(() => rmSync(mediaFolder, { recursive: true, force: true }));
beforeEach(addSitePictures);

const operatorId = "8f0e4c1a-0000-4000-8000-000000000001";
let lastShade = 0;

async function postForm(fields: Record<string, string>, files: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, fileName] of Object.entries(files)) {
    lastShade += 1;
    const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: { r: lastShade, g: 1, b: 2 } } });
    body.append(name, new File([new Uint8Array(await picture.png().toBuffer())], fileName));
  }
  return changeLibraryFromForm(new Request("http://localhost/desk/media", { method: "POST", body }), operatorId);
}

async function uploadPicture(name = "door.png"): Promise<string> {
  const changed = await postForm({}, { files: name });
  if (changed.did !== "uploaded" || !changed.files[0] || !("id" in changed.files[0])) throw new Error("not uploaded");
  return changed.files[0].id;
}

const viewOf = (query = "") => readView(new URLSearchParams(query));
const foundIds = async (query: string) => (await listLibrary(viewOf(query))).items.map(({ id }) => id);

test("an upload counts as missing its alt text until it is described or marked as decorative", async () => {
  const id = await uploadPicture();
  expect(await foundIds("state=missing")).toEqual([id]);
  expect(await postForm({ intent: "describe", picture: id, alt: "  " })).toEqual({
    did: "nothing",
    why: "no-alt",
    alt: "",
  });
  expect(await postForm({ intent: "describe", picture: id, alt: " A door,\n ajar\0 " })).toEqual({
    did: "described",
    id,
  });
  expect((await getPicture(id))?.alt).toBe("A door, ajar");
  expect(await foundIds("find=AJAR+door")).toEqual([id]);
  await postForm({ intent: "describe", picture: id, alt: "A door", decorative: "on" });
  expect(await getPicture(id)).toMatchObject({ alt: null, isDecorative: true });
  expect(await foundIds("state=missing")).toEqual([]);
});

test("a picture lists its uses on the site, in lists, in texts and in drafts, and cannot be removed while it has one", async () => {
  const [id, draft] = [await uploadPicture(), await uploadPicture("draft.png")];
  const { service, cache } = currentStore();
  await service.from("projects").insert({ id: "uses", title: "It uses", gallery_images: ["/img/none.webp", id] });
  await service.from("contributions").insert({ id: "c", slug: "c", title: "Text", content: `Words ![a door](${id})` });
  const revision = { kind: "projects", record: "uses", number: 7, data: { title: "Soon", image: draft } };
  await createRevision({ ...revision, state: "open", author: operatorId, createdAt: new Date().toISOString() });
  const columns = { kind: "projects", id: "uses", title: "It uses", words: "", state: "changed", revision: 7 };
  await service.from("records").insert({ ...columns, edited_at: new Date().toISOString() });
  // An archived record may come back, so its picture counts as used.
  const archived = await uploadPicture("archived.png");
  const gone = { ...revision, record: "archived", data: { title: "Gone", image: archived } };
  await createRevision({ ...gone, state: "published", author: operatorId, createdAt: new Date().toISOString() });
  const line = { ...columns, id: "archived", state: "archived", edited_at: new Date().toISOString() };
  await service.from("records").insert(line);
  const inRenamed = await uploadPicture("in-renamed.png");
  await service.from("projects").insert({ id: "new-name", title: "Renamed", image: inRenamed });
  const renamed = { ...columns, id: "old-name", title: "Renamed", address: "new-name", state: "published" };
  await service.from("records").insert({ ...renamed, edited_at: new Date().toISOString() });
  const inBody = await uploadPicture("in-a-body.png");
  await service.from("study_bodies").insert({ study_id: "type-that-fits", body: `Words ![a door](${inBody})` });
  cache.invalidate();
  expect((await getChosenPicture(id))?.uses).toMatchObject([
    { kind: "projects", record: "uses", title: "It uses", column: "gallery_images", place: 2, draft: null },
    { kind: "contributions", record: "c", title: "Text", column: "content", place: 0, draft: null },
  ]);
  expect((await getChosenPicture(draft))?.uses).toMatchObject([
    { kind: "projects", record: "uses", title: "Soon", column: "image", place: 0, draft: 7 },
  ]);
  expect((await getChosenPicture(inRenamed))?.uses, "the record that the editor opens").toMatchObject([
    { kind: "projects", record: "old-name", title: "Renamed", draft: null },
  ]);
  const study = { kind: "studies", record: "type-that-fits", title: expect.stringMatching(/^Type that fits/) };
  expect((await getChosenPicture(inBody))?.uses).toMatchObject([{ ...study, column: "body" }]);
  expect(await postForm({ intent: "remove", picture: inBody })).toEqual({ did: "nothing", why: "in-use" });
  const ofClient = (await getChosenPicture("/img/work/harvest/market.webp"))?.uses;
  expect(ofClient).toContainEqual(expect.objectContaining({ kind: "clients", record: "harvest-table" }));
  expect((await getChosenPicture(archived))?.uses).toMatchObject([{ record: "archived", title: "Gone", draft: 7 }]);
  for (const used of [id, draft, archived])
    expect(await postForm({ intent: "remove", picture: used })).toEqual({ did: "nothing", why: "in-use" });
  expect(await foundIds("used=contributions")).toEqual([id]);
  const unused = await uploadPicture("unused.png");
  expect(await foundIds("used=nowhere&find=unused")).toEqual([unused]);
  expect(await postForm({ intent: "remove", picture: unused })).toEqual({ did: "removed", id: unused });
  expect(await getPicture(unused)).toBeNull();
});

test("a picture of another site can be described, and is not on the wall", async () => {
  const id = "https://pictures.example/loom?w=1600";
  const before = await listLibrary(viewOf());
  expect(await getChosenPicture(id)).toMatchObject({ isElsewhere: true, alt: null, picture: { src: id } });
  expect(await postForm({ intent: "describe", picture: id, alt: "A loom" })).toEqual({ did: "described", id });
  expect(await getChosenPicture(id)).toMatchObject({ isElsewhere: true, alt: "A loom" });
  expect(describePicture(id)).toEqual({ src: id, alt: "A loom" });
  await postForm({ intent: "describe", picture: id, decorative: "on" });
  expect(await getPicture(id)).toMatchObject({ alt: null, isDecorative: true });
  expect(await listLibrary(viewOf())).toEqual(before);
  for (const picture of ["/media/none.webp", "javascript:alert(1)", "//pictures.example/a.png"]) {
    expect(await postForm({ intent: "describe", picture, alt: "A" }), picture).toMatchObject({ why: "gone" });
    expect(await getChosenPicture(picture), picture).toBeNull();
  }
});

test("a replacement changes the picture that is named, and only an upload", async () => {
  const id = await uploadPicture();
  const hash = (await getPicture(id))?.hash;
  expect(await postForm({ intent: "replace", picture: id }, { replacement: "new.png" })).toEqual({
    did: "replaced",
    id,
  });
  expect((await getPicture(id))?.hash).not.toBe(hash);
  expect(await postForm({ intent: "replace", picture: id })).toEqual({ did: "nothing", why: "no-file" });
  const site = "/img/work/harvest/label.webp";
  expect(await postForm({ intent: "replace", picture: site }, { replacement: "x.png" })).toMatchObject({ why: "gone" });
});

test("the library holds the site's own pictures with their alt texts, in pages", async () => {
  const all = await listLibrary(viewOf());
  expect(all.counts.all).toBeGreaterThanOrEqual(66);
  expect(all.items).toHaveLength(50);
  const last = await listLibrary(viewOf("page=99"));
  expect([last.page, last.items.length]).toEqual([2, all.found - 50]);
  expect((await getChosenPicture("/img/work/harvest/label.webp"))?.alt).toBe(
    "A box label: picked at 6:10, eat by Sunday",
  );
});

test("the wall crops pictures that are very tall or very wide", async () => {
  const added = { source: "upload", is_decorative: true, created_at: new Date().toISOString() };
  await currentStore()
    .service.from("media")
    .insert([
      { ...added, id: "/media/mast.webp", name: "mast", width: 200, height: 16_000 },
      { ...added, id: "/media/rope.webp", name: "rope", width: 20_000, height: 4 },
    ])
    .throwOnError();
  dropCachedLibrary();
  const ratioOf = async (name: string) => (await listLibrary(viewOf(`find=${name}`))).items.map(({ ratio }) => ratio);
  expect([await ratioOf("mast"), await ratioOf("rope")]).toEqual([[0.5], [4]]);
});

test("the address of a view holds only what differs from the default view", () => {
  expect(viewPath(viewOf("state=missing&page=3&sort=worst&used=moon"), {})).toBe("/desk/media?state=missing");
  expect(viewPath(viewOf("find=a+b"), { picture: "/media/a.webp", page: 2 })).toBe(
    "/desk/media?find=a+b&page=2&picture=%2Fmedia%2Fa.webp",
  );
});
