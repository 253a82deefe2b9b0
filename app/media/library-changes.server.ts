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
import { currentMediaStorage } from "./current-storage.server.ts";
import { fileStem } from "./file-stem.ts";
import type { Upload } from "./receive-form.server.ts";
import { RefusedError } from "./refused.ts";
import { resizeUpload } from "./resize-upload.server.ts";

type AddedUpload = { picture: MediaRow; isNew: boolean };

/** Adds an upload to the library unless `signal` cancels it. A file that the library already has is not added again. */
export async function addUpload(
  { name, bytes }: Upload,
  operatorId: string,
  signal?: AbortSignal,
): Promise<AddedUpload> {
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
  await recordPictureEvent(operatorId, "uploaded", picture);
  return { picture, isNew: true };
}

/** Replaces the files of an uploaded picture. Null if it is not in the library or comes with the site. */
export async function replaceUpload(id: string, upload: Upload, operatorId: string): Promise<MediaRow | null> {
  const before = await getPicture(id);
  if (before?.source !== "upload") return null;
  const drawn = await drawAndStore(upload.bytes, hashOf(upload.bytes));
  // Cached pages name the old files for a while, so the sweep removes these later.
  if (before.hash) await currentMediaStorage(currentEnv()).touch(before.hash);
  const picture = await replacePictureFiles(id, drawn, upload.name || before.name);
  if (picture) await announceAndRecord(operatorId, "replaced", picture);
  return picture;
}

export async function describeUpload(
  id: string,
  described: PictureDescription,
  operatorId: string,
): Promise<MediaRow | null> {
  const picture =
    (await setPictureDescription(id, described)) ?? (await createExternalPicture(id, described, operatorId));
  const action = described.isDecorative ? "marked decorative" : "described";
  if (picture) await announceAndRecord(operatorId, action, picture);
  return picture;
}

/** Adds a row for a picture of another site, once somebody has described the picture. */
async function createExternalPicture(
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

/** Removes an unused picture. Deletes the row first: if that is interrupted, the sweep finds the files without a row. */
export async function removeUpload(id: string, operatorId: string): Promise<MediaRow | null> {
  const picture = await deletePicture(id);
  if (!picture) return null;
  await announceLibraryChange();
  await recordPictureEvent(operatorId, "removed", picture);
  const isShared = picture.hash && (await findPictureByHash(picture.hash));
  if (picture.hash && !isShared) await currentMediaStorage(currentEnv()).remove(picture.hash);
  return picture;
}

/** Draws and stores an upload's files, before any row names them. */
async function drawAndStore(bytes: Uint8Array, hash: string, signal?: AbortSignal): Promise<PictureFiles> {
  if (bytes.byteLength === 0) throw new RefusedError("empty");
  const { files, ...drawn } = await resizeUpload(bytes);
  signal?.throwIfAborted();
  const storage = currentMediaStorage(currentEnv());
  // Touch files kept from a recent removal, so the sweep spares them.
  await storage.touch(hash);
  if (!(await storage.has(hash))) await storage.put(hash, files);
  return { ...drawn, hash };
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}

async function announceAndRecord(operatorId: string, action: string, picture: MediaRow) {
  await announceContentChange();
  await recordPictureEvent(operatorId, action, picture);
}

async function recordPictureEvent(operatorId: string, action: string, { id, hash }: MediaRow) {
  await recordEvent({ operatorId, action, subjectKind: "picture", subjectId: id, details: { hash } });
}
