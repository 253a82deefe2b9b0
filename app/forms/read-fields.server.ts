/** A form is a few kilobytes; reading stops here. */
const MAX_BODY_BYTES = 64 * 1024;

export type Fields = ReadonlyMap<string, string>;
type Unreadable = { refused: 400 | 413 | 415 };

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const readers = {
  "application/x-www-form-urlencoded": readUrlEncoded,
  "multipart/form-data": readMultipart,
};

/** The text fields of a posted form, or the status to refuse it with. */
export async function readFields(request: Request): Promise<Fields | Unreadable> {
  const type = request.headers.get("content-type") ?? "";
  const kind = type.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!isReadable(kind)) return { refused: 415 };
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) return { refused: 413 };
  try {
    const bytes = await readBytes(request);
    return bytes ? await readers[kind](utf8.decode(bytes), type) : { refused: 413 };
  } catch {
    return { refused: 400 };
  }
}

function isReadable(kind: string): kind is keyof typeof readers {
  return Object.hasOwn(readers, kind);
}

/** Null when the body is too large. It may come without a length, so bytes are counted as they arrive. */
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

// URLSearchParams accepts broken escapes; decodeURIComponent throws.
async function readUrlEncoded(text: string) {
  const pairs = text.split("&").filter(Boolean);
  return firstValues(
    pairs.map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [decode(name), decode(value.join("="))];
    }),
  );
}

function decode(text: string) {
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
