import { addUpload, describeUpload, removeUpload, replaceUpload } from "#app/media/library-changes.server.ts";
import { listFreshPictureUses } from "#app/media/picture-uses.server.ts";
import { receiveForm, type Upload } from "#app/media/receive-form.server.ts";
import { RefusedError, type UploadRefusal } from "#app/media/refused.ts";

export type UploadedFile = { name: string; refusal: UploadRefusal } | { name: string; id: string; isNew: boolean };
export type LibraryChangeResult =
  | { did: "uploaded"; files: UploadedFile[] }
  | { did: "described" | "replaced" | "removed"; id: string }
  | { did: "nothing"; why: "no-alt"; alt: string }
  | { did: "nothing"; why: "in-use" | "gone" | "no-file" }
  | { did: "nothing"; why: "refused"; refusal: UploadRefusal };

/** Carries out a form of the library screen. Pictures to add are stored as they arrive; a replacement and the fields wait for the whole form. */
export async function changeLibraryFromForm(request: Request, operatorId: string): Promise<LibraryChangeResult> {
  let replacement: Upload | undefined;
  const { fields, files } = await receiveForm(request, async (upload, field) => {
    if (field === "files") return addUpload(upload, operatorId);
    replacement ??= upload;
    return null;
  });
  const id = textField(fields, "picture");
  switch (textField(fields, "intent")) {
    case "describe":
      return saveDescription(id, fields, operatorId);
    case "remove":
      return removePicture(id, operatorId);
    case "replace":
      return replacePicture(id, replacement, operatorId);
  }
  const uploaded = files.flatMap((file): UploadedFile[] => {
    if ("refusal" in file) return [file];
    return file.taken ? [{ name: file.name, id: file.taken.picture.id, isNew: file.taken.isNew }] : [];
  });
  return uploaded.length > 0 ? { did: "uploaded", files: uploaded } : { did: "nothing", why: "no-file" };
}

async function saveDescription(id: string, fields: FormData, operatorId: string): Promise<LibraryChangeResult> {
  const alt = textField(fields, "alt").replaceAll(/\s+/g, " ").trim();
  const isDecorative = fields.get("decorative") !== null;
  if (!alt && !isDecorative) return { did: "nothing", why: "no-alt", alt };
  const picture = await describeUpload(id, { alt, isDecorative }, operatorId);
  return picture ? { did: "described", id } : { did: "nothing", why: "gone" };
}

async function removePicture(id: string, operatorId: string): Promise<LibraryChangeResult> {
  if ((await listFreshPictureUses()).has(id)) return { did: "nothing", why: "in-use" };
  const picture = await removeUpload(id, operatorId);
  return picture ? { did: "removed", id } : { did: "nothing", why: "gone" };
}

async function replacePicture(
  id: string,
  upload: Upload | undefined,
  operatorId: string,
): Promise<LibraryChangeResult> {
  if (!upload) return { did: "nothing", why: "no-file" };
  try {
    const picture = await replaceUpload(id, upload, operatorId);
    return picture ? { did: "replaced", id } : { did: "nothing", why: "gone" };
  } catch (error) {
    if (error instanceof RefusedError) return { did: "nothing", why: "refused", refusal: error.reason };
    throw error;
  }
}

/** Drops NUL characters, which PostgreSQL cannot store. */
function textField(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}
