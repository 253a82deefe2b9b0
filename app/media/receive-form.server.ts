import { MaxFilesExceededError, parseFormData } from "@remix-run/form-data-parser";
import { log } from "#app/config/log.server.ts";
import { maxFileBytes, maxFiles } from "#app/content/desk/upload-limits.ts";
import { limitConcurrency } from "#app/media/limit-concurrency.ts";
import { RefusedError, type UploadRefusal } from "./refused.ts";

export type ReceivedFile<T> = { name: string; taken: T } | { name: string; refusal: UploadRefusal };
export type Upload = { name: string; bytes: Uint8Array };

/** Limits the forms that are read at once, since each holds a file in memory. Further requests wait unread. */
const whenFewAreRead = limitConcurrency(3);

/** Reads a form as it arrives. `take` handles each file before the next one is read. */
export async function receiveForm<T>(request: Request, take: (upload: Upload, field: string) => Promise<T>) {
  const files: ReceivedFile<T>[] = [];
  const mayHoldFiles = request.headers.get("content-type")?.startsWith("multipart/");
  if (!mayHoldFiles) return { fields: await request.formData(), files };
  return whenFewAreRead(async () => {
    const limits = { maxFileSize: maxFileBytes, maxFiles: maxFiles, maxParts: maxFiles + 20 };
    try {
      const fields = await parseFormData(request, limits, async (file) => {
        // A browser sends an empty part for a file field in which nothing was chosen.
        if (file.name === "" && file.size === 0) return;
        const bytes = new Uint8Array(await file.arrayBuffer());
        files.push(await takeFile(file.name, () => take({ name: file.name, bytes }, file.fieldName)));
      });
      return { fields, files };
    } catch (error) {
      const refusal = sizeOrCountRefusalOf(error);
      if (!refusal) throw error;
      return { fields: new FormData(), files: [...files, { name: "", refusal }] };
    }
  });
}

async function takeFile<T>(name: string, work: () => Promise<T>): Promise<ReceivedFile<T>> {
  try {
    return { name, taken: await work() };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    log.info({ reason: error.reason, err: error.cause }, "an upload was refused");
    return { name, refusal: error.reason };
  }
}

/** The refusal for a file that is too large or for too many files; null for any other error, such as a malformed request. */
function sizeOrCountRefusalOf(error: unknown): UploadRefusal | null {
  if (error instanceof MaxFilesExceededError) return "too-many-files";
  const name = error instanceof Error ? error.name : "";
  if (name === "MaxPartsExceededError") return "too-many-files";
  if (name === "MaxFileSizeExceededError" || name === "MaxTotalSizeExceededError") return "too-large";
  return null;
}
