import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** `quick` is for the visitor who waits. `small` saves 10 % more bytes for fifty times the work, and serves later visitors. */
const BROTLI_QUALITY = { quick: 5, small: constants.BROTLI_MAX_QUALITY };

export type Effort = keyof typeof BROTLI_QUALITY;
export type Encoding = "br" | "gzip";

export async function compress(encoding: Encoding, bytes: Buffer, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, Z_BEST_COMPRESSION } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort], [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const encoded = encoding === "br" ? toBrotli(bytes, { params }) : toGzip(bytes, { level: Z_BEST_COMPRESSION });
  return new Uint8Array(await encoded);
}

/** Returns null if the client accepts neither brotli nor gzip. */
export function bestAcceptedEncoding(header: string): Encoding | null {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...rest] = part.split(";").map((piece) => piece.trim());
    if (!rest.some((piece) => /^q=0(\.0*)?$/.test(piece))) accepted.add(name);
  }
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : null;
}
