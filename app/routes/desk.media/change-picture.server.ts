import { addUpload, describeUpload, removeUpload, replaceUpload } from "#app/media/library-changes.server.ts";
import { listFreshPictureUses } from "#app/media/picture-uses.server.ts";
import { receiveForm, type Upload } from "#app/media/receive-form.server.ts";
import { RefusedError, type UploadRefusal } from "#app/media/refused.ts";

export type Uploaded = { name: string; refusal: UploadRefusal } | { name: string; id: string; isNew: boolean };
export type Changed =
  | { did: "uploaded"; files: Uploaded[] }
  | { did: "described" | "replaced" | "removed"; id: string }
  | { did: "nothing"; why: "no-alt"; alt: string }
  | { did: "nothing"; why: "in-use" | "gone" | "no-file" }
  | { did: "nothing"; why: "refused"; refusal: UploadRefusal };

/** What the screen's forms ask for. Files are taken in as they arrive; everything else waits for the whole form. */
export async function changeFromForm(request: Request, operatorId: string): Promise<Changed> {
  let replacement: Upload | undefined;
  const { fields, files } = await receiveForm(request, async (upload, field) => {
    if (field === "files") return addUpload(upload, operatorId);
    replacement ??= upload;
    return null;
  });
  const id = textOf(fields, "picture");
  switch (textOf(fields, "intent")) {
    case "describe":
      return describe(id, fields, operatorId);
    case "remove":
      return remove(id, operatorId);
    case "replace":
      return replace(id, replacement, operatorId);
  }
  const uploaded = files.flatMap((file): Uploaded[] => {
    if ("refusal" in file) return [file];
    return file.taken ? [{ name: file.name, id: file.taken.picture.id, isNew: file.taken.isNew }] : [];
  });
  return uploaded.length > 0 ? { did: "uploaded", files: uploaded } : { did: "nothing", why: "no-file" };
}

async function describe(id: string, fields: FormData, operatorId: string): Promise<Changed> {
  const alt = textOf(fields, "alt").replaceAll(/\s+/g, " ").trim();
  const isDecorative = fields.get("decorative") !== null;
  if (!alt && !isDecorative) return { did: "nothing", why: "no-alt", alt };
  const picture = await describeUpload(id, { alt, isDecorative }, operatorId);
  return picture ? { did: "described", id } : { did: "nothing", why: "gone" };
}

async function remove(id: string, operatorId: string): Promise<Changed> {
  if ((await listFreshPictureUses()).has(id)) return { did: "nothing", why: "in-use" };
  const picture = await removeUpload(id, operatorId);
  return picture ? { did: "removed", id } : { did: "nothing", why: "gone" };
}

async function replace(id: string, upload: Upload | undefined, operatorId: string): Promise<Changed> {
  if (!upload) return { did: "nothing", why: "no-file" };
  try {
    const picture = await replaceUpload(id, upload, operatorId);
    return picture ? { did: "replaced", id } : { did: "nothing", why: "gone" };
  } catch (error) {
    if (error instanceof RefusedError) return { did: "nothing", why: "refused", refusal: error.reason };
    throw error;
  }
}

/** PostgreSQL cannot store a NUL. */
function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}
