import { createHash, randomBytes } from "node:crypto";
import { currentEnv } from "#app/config/current-env.server.ts";
import { announceContentChange, announceLibraryChange } from "#app/data/content-version.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import {
  addPictures,
  deletePicture,
  findPictureByHash,
  getPicture,
  type MediaRow,
  type PictureDescription,
  type PictureFiles,
  replacePictureFiles,
  setPictureDescription,
} from "#app/data/media.server.ts";
import { isExternalPicture } from "#app/data/pictures.server.ts";
import { mediaStorage } from "./current-storage.server.ts";
import { fileStem } from "./file-stem.ts";
import type { Upload } from "./receive-form.server.ts";
import { RefusedError } from "./refused.ts";
import { resizeUpload } from "./resize-upload.server.ts";

type Added = { picture: MediaRow; isNew: boolean };

/** Takes a picture in, unless it is cancelled. The same file again is the picture that is already there. */
export async function addUpload({ name, bytes }: Upload, operatorId: string, signal?: AbortSignal): Promise<Added> {
  const hash = hashOf(bytes);
  const known = await findPictureByHash(hash);
  if (known) return { picture: known, isNew: false };
  const drawn = await drawAndStore(bytes, hash, signal);
  const stem = fileStem(name);
  const [picture] = await addPictures([
    {
      ...drawn,
      id: `/media/${stem}-${randomBytes(3).toString("hex")}.webp`,
      source: "upload",
      name: name || stem,
      bytes: null,
      alt: null,
      isDecorative: false,
      createdAt: new Date().toISOString(),
      createdBy: operatorId,
    },
  ]);
  if (!picture) throw new Error("the picture's path is taken");
  await announceLibraryChange();
  await record(operatorId, "uploaded", picture);
  return { picture, isNew: true };
}

/** Null when it is not there or is one of the site's own. */
export async function replaceUpload(id: string, upload: Upload, operatorId: string): Promise<MediaRow | null> {
  const before = await getPicture(id);
  if (before?.source !== "upload") return null;
  const drawn = await drawAndStore(upload.bytes, hashOf(upload.bytes));
  // Pages in caches name the old files for a while; the sweep takes them later.
  if (before.hash) await mediaStorage(currentEnv()).touch(before.hash);
  const picture = await replacePictureFiles(id, drawn, upload.name || before.name);
  if (picture) await changed(operatorId, "replaced", picture);
  return picture;
}

export async function describeUpload(
  id: string,
  described: PictureDescription,
  operatorId: string,
): Promise<MediaRow | null> {
  const picture = (await setPictureDescription(id, described)) ?? (await addFromElsewhere(id, described, operatorId));
  const action = described.isDecorative ? "marked decorative" : "described";
  if (picture) await changed(operatorId, action, picture);
  return picture;
}

/** A picture whose file is not ours is a row as soon as somebody says what it shows. */
async function addFromElsewhere(
  id: string,
  described: PictureDescription,
  operatorId: string,
): Promise<MediaRow | null> {
  if (!isExternalPicture(id)) return null;
  const { alt, isDecorative } = described;
  const unknown = { hash: null, width: 0, height: 0, variants: [], bytes: null, colour: null };
  const [picture] = await addPictures([
    {
      ...{ id, source: "site", name: id, ...unknown, alt: isDecorative ? null : alt, isDecorative },
      ...{ createdAt: new Date().toISOString(), createdBy: operatorId },
    },
  ]);
  return picture ?? null;
}

/** For a picture that nothing shows. Takes the row first: what is interrupted leaves files without a row, which the sweep finds. */
export async function removeUpload(id: string, operatorId: string): Promise<MediaRow | null> {
  const picture = await deletePicture(id);
  if (!picture) return null;
  await announceLibraryChange();
  await record(operatorId, "removed", picture);
  const isShared = picture.hash && (await findPictureByHash(picture.hash));
  if (picture.hash && !isShared) await mediaStorage(currentEnv()).remove(picture.hash);
  return picture;
}

/** Draws and stores the files before any row names them. */
async function drawAndStore(bytes: Uint8Array, hash: string, signal?: AbortSignal): Promise<PictureFiles> {
  if (bytes.byteLength === 0) throw new RefusedError("empty");
  const { files, ...drawn } = await resizeUpload(bytes);
  signal?.throwIfAborted();
  const storage = mediaStorage(currentEnv());
  // Kept from a picture that was removed or replaced a moment ago.
  await storage.touch(hash);
  if (!(await storage.has(hash))) await storage.put(hash, files);
  return { ...drawn, hash };
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}

async function changed(operatorId: string, action: string, picture: MediaRow) {
  await announceContentChange();
  await record(operatorId, action, picture);
}

async function record(operatorId: string, action: string, { id, hash }: MediaRow) {
  await recordEvent({ operatorId, action, subjectKind: "picture", subjectId: id, details: { hash } });
}
