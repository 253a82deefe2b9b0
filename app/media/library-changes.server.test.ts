import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { currentStore } from "#app/data/current-store.server.ts";
import { eventsOfSubject } from "#app/data/events.server.ts";
import { loadLibrary } from "#app/data/library.server.ts";
import { getPicture, listPictureHashes } from "#app/data/media.server.ts";
import { describePicture } from "#app/data/pictures.server.ts";
import { getProject } from "#app/data/projects.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { makeFolder } from "../../tests/support/run-site.ts";
import { createDiskStorage } from "./disk-storage.server.ts";
import { addUpload, describeUpload, removeUpload, replaceUpload } from "./library-changes.server.ts";
import { addSitePictures, sweepMedia } from "./sweep.server.ts";

provideEmbeddedStore();

// Hoisted, so that MEDIA_DIR is set before any module reads the environment.
const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  const made = mkdtempSync(`${tmpdir()}/furlong-media-`);
  vi.stubEnv("MEDIA_DIR", made);
  return made;
});
const storage = createDiskStorage(folder);
const operator = "8f0e4c1a-0000-4000-8000-000000000001";
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let shade = 0;
/** Draws a picture that no other test has uploaded. */
function draw(width = 200, height = 100) {
  shade += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 200 } } })
    .png()
    .toBuffer();
}

async function add(name = "Front Door (2).PNG", bytes?: Buffer) {
  return (await addUpload({ name, bytes: bytes ?? (await draw()) }, operator)).picture;
}

/** Adds a project with this cover. Returns a function that reads the cover as a page shows it. */
async function coverOf(path: string) {
  const id = `with-${path.length}-${shade}`;
  await currentStore().service.from("projects").insert({ id, title: "T", image: path });
  return async () => (await getProject(id))?.image;
}

test("an upload adds a row, files and an event, and pages show it in all its widths", async () => {
  const picture = await add();
  expect(picture.id).toMatch(/^\/media\/front-door-2-[0-9a-f]{6}\.webp$/);
  expect(picture).toMatchObject({ source: "upload", name: "Front Door (2).PNG", width: 200, height: 100, alt: null });
  expect(readdirSync(join(folder, String(picture.hash))).sort()).toEqual([
    "160.avif",
    "160.webp",
    "200.avif",
    "200.webp",
  ]);
  const cover = await coverOf(picture.id);
  expect(await cover()).toMatchObject({
    src: `/media/${picture.hash}-200.webp`,
    width: 200,
    height: 100,
    widths: [160, 200],
  });
  expect((await eventsOfSubject("picture", picture.id)).map(({ action, operatorId }) => [action, operatorId])).toEqual([
    ["uploaded", operator],
  ]);
});

test("the next page shows a new alternative text, for uploads and for the site's own pictures", async () => {
  await addSitePictures();
  const own = "/img/work/harvest/label.webp";
  for (const id of [(await add()).id, own]) {
    const cover = await coverOf(id);
    await describeUpload(id, { alt: "A door, ajar", isDecorative: false }, operator);
    expect((await cover())?.alt, id).toBe("A door, ajar");
    await describeUpload(id, { alt: "ignored", isDecorative: true }, operator);
    expect((await cover())?.alt, id).toBeUndefined();
  }
  expect(describePicture("/img/unknown.webp")).toEqual({ src: "/img/unknown.webp" });
});

test("an upload that is cancelled while it is drawn is not kept", async () => {
  const [files, folders] = [await listPictureHashes(), readdirSync(folder)];
  const cancelling = new AbortController();
  const uploading = addUpload({ name: "door.png", bytes: await draw() }, operator, cancelling.signal);
  cancelling.abort(new Error("cancelled"));
  await expect(uploading).rejects.toThrow("cancelled");
  expect([await listPictureHashes(), readdirSync(folder)]).toEqual([files, folders]);
});

test("an upload is in the library at once, and cached pages stay, since none shows it yet", async () => {
  const { cache } = currentStore();
  const heard = vi.fn();
  cache.onInvalidate(heard);
  cache.onChange(heard);
  await loadLibrary();
  const { id } = await add();
  expect((await loadLibrary())?.has(id)).toBe(true);
  await removeUpload(id, operator);
  expect((await loadLibrary())?.has(id)).toBe(false);
  expect(heard).not.toHaveBeenCalled();
});

test("uploading the same file again adds no picture", async () => {
  const bytes = await draw();
  const first = await addUpload({ name: "a.png", bytes }, operator);
  const second = await addUpload({ name: "b.png", bytes }, operator);
  expect([first.isNew, second.isNew, second.picture.id]).toEqual([true, false, first.picture.id]);
});

test("a replaced picture keeps its path, and so its uses", async () => {
  const picture = await add();
  const cover = await coverOf(picture.id);
  const replaced = await replaceUpload(picture.id, { name: "new.png", bytes: await draw(300, 300) }, operator);
  expect(replaced).toMatchObject({ id: picture.id, name: "new.png", width: 300, height: 300 });
  expect(await cover()).toMatchObject({ src: `/media/${replaced?.hash}-300.webp` });
  // Cached pages still name the old files.
  expect(await storage.has(String(picture.hash))).toBe(true);
  expect(
    await replaceUpload("/img/work/harvest/label.webp", { name: "x.png", bytes: await draw() }, operator),
  ).toBeNull();
});

test("removing a picture removes its files, unless another picture shares them", async () => {
  const [kept, gone] = [await add("kept.png"), await add("gone.png")];
  const bytes = await draw();
  for (const { id } of [kept, gone]) await replaceUpload(id, { name: "same.png", bytes }, operator);
  const hash = String((await getPicture(kept.id))?.hash);
  await removeUpload(gone.id, operator);
  expect(await storage.has(hash)).toBe(true);
  await removeUpload(kept.id, operator);
  expect([await getPicture(kept.id), await storage.has(hash)]).toEqual([null, false]);
  expect(await removeUpload("/img/work/harvest/label.webp", operator)).toBeNull();
});

test("a refused file leaves nothing behind", async () => {
  const before = readdirSync(folder);
  await expect(addUpload({ name: "a.png", bytes: Buffer.from("no picture") }, operator)).rejects.toThrow("unknown");
  await expect(addUpload({ name: "a.png", bytes: Buffer.alloc(0) }, operator)).rejects.toThrow("empty");
  expect(readdirSync(folder)).toEqual(before);
});

test("the sweep removes old files without a row, leaves all others, and reports rows without files", async () => {
  const picture = await add();
  const lost = await add();
  rmSync(join(folder, String(lost.hash)), { recursive: true });
  const [old, young, unfinished] = ["a".repeat(32), "b".repeat(32), `unfinished-${crypto.randomUUID()}`];
  for (const name of [old, young, unfinished, "somebody-elses"]) mkdirSync(join(folder, name), { recursive: true });
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of [old, unfinished, "somebody-elses", String(picture.hash)])
    utimesSync(join(folder, name), longAgo, longAgo);
  const swept = await sweepMedia(storage);
  expect(swept).toEqual({ removed: 2, missing: [lost.hash] });
  const left = readdirSync(folder);
  expect([old, unfinished].filter((name) => left.includes(name))).toEqual([]);
  expect(left).toEqual(expect.arrayContaining([young, "somebody-elses", String(picture.hash)]));
  expect(readFileSync(join(folder, String(picture.hash), "200.webp")).length).toBeGreaterThan(0);
});

test("the sweep leaves a folder alone when the store knows few of its pictures", async () => {
  const other = makeFolder();
  for (let each = 0; each < 60; each += 1) mkdirSync(join(other, each.toString(16).padStart(32, "0")));
  await expect(sweepMedia(createDiskStorage(other), 0)).rejects.toThrow("MEDIA_DIR");
  expect(readdirSync(other)).toHaveLength(60);
  rmSync(other, { recursive: true });
});
