/** Reading stops at this size. A form has a few kilobytes. */
const MAX_BODY_BYTES = 64 * 1024;

export type PostedFields = ReadonlyMap<string, string>;
type UnreadableBody = { refused: 400 | 413 | 415 };

const strictUtf8Decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const bodyReaders = {
  "application/x-www-form-urlencoded": readUrlEncoded,
  "multipart/form-data": readMultipart,
};

/** The text fields of a posted form, or the status with which to refuse it. */
export async function readFields(request: Request): Promise<PostedFields | UnreadableBody> {
  const type = request.headers.get("content-type") ?? "";
  const kind = type.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!isReadableType(kind)) return { refused: 415 };
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) return { refused: 413 };
  try {
    const bytes = await readBytes(request);
    return bytes ? await bodyReaders[kind](strictUtf8Decoder.decode(bytes), type) : { refused: 413 };
  } catch {
    return { refused: 400 };
  }
}

function isReadableType(kind: string): kind is keyof typeof bodyReaders {
  return Object.hasOwn(bodyReaders, kind);
}

/** Null if the body is too large. Counts bytes as they arrive, since a body may come without a length. */
async function readBytes(request: Request) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Unlike URLSearchParams, `decodeURIComponent` throws on a broken escape. */
async function readUrlEncoded(text: string) {
  const pairs = text.split("&").filter(Boolean);
  return firstValues(
    pairs.map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [decodeUrlText(name), decodeUrlText(value.join("="))];
    }),
  );
}

function decodeUrlText(text: string) {
  return decodeURIComponent(text.replaceAll("+", " "));
}

async function readMultipart(text: string, type: string) {
  const data = await new Response(text, { headers: { "content-type": type } }).formData();
  return firstValues(data);
}

function firstValues(entries: Iterable<[string, FormDataEntryValue]>) {
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    if (typeof value !== "string") throw new TypeError(`${name} is a file`);
    // PostgreSQL cannot store a NUL.
    if (!fields.has(name)) fields.set(name, value.replaceAll("\0", ""));
  }
  return fields;
}
