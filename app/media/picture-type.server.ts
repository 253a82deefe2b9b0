export type PictureType = "jpeg" | "png" | "webp" | "avif" | "svg";

/** Detects a picture's type by its content, since its name and declared type may be wrong. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | "heic" | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES));
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
  if (head.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "png";
  if (asciiText(head, 0, 4) === "RIFF" && asciiText(head, 8, 12) === "WEBP") return "webp";
  if (asciiText(head, 4, 8) === "ftyp") return brandOf(head);
  return isSvg(head) ? "svg" : null;
}

const HEAD_BYTES = 4_096;

/** AVIF and HEIC use one container, whose brands tell them apart. */
function brandOf(head: Buffer): "avif" | "heic" | null {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [asciiText(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(asciiText(head, at, at + 4));
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return brands.some((brand) => /^(hei|hev|mif1|msf1)/.test(brand)) ? "heic" : null;
}

/** Whether the content begins with an svg element, after at most a declaration, comments and a document type. */
function isSvg(head: Buffer): boolean {
  const prolog =
    /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE\s+svg[^[>]*(?:\[[\s\S]*?\]\s*)?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/i;
  return prolog.test(head.toString("utf8"));
}

function asciiText(bytes: Buffer, from: number, to: number): string {
  return bytes.toString("latin1", from, to);
}
