import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// Good enough for text that is kept for minutes, and a page that nobody asked for yet is not kept waiting.
const BROTLI_QUALITY = 6;

const encoders = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => toGzip(bytes),
};

export type Encoding = keyof typeof encoders;

export function encode(encoding: Encoding, bytes: Buffer): Promise<Buffer> {
  return encoders[encoding](bytes);
}

/** The best encoding that a client takes; null when it wants the plain text. */
export function acceptedEncoding(header: string): Encoding | null {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...rest] = part.split(";").map((piece) => piece.trim());
    if (!rest.some((piece) => /^q=0(\.0*)?$/.test(piece))) accepted.add(name);
  }
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : null;
}
