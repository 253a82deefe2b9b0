import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Quick for whoever waits; small for everyone after, 10 % less for fifty times the work. */
const BROTLI_QUALITY = { quick: 5, small: constants.BROTLI_MAX_QUALITY };

export type Effort = keyof typeof BROTLI_QUALITY;

const encoders = {
  br: (bytes: Buffer, effort: Effort) =>
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

export type Encoding = keyof typeof encoders;

export async function encode(encoding: Encoding, bytes: Buffer, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encoders[encoding](bytes, effort));
}

/** The best encoding that the client accepts; null for none. */
export function acceptedEncoding(header: string): Encoding | null {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...rest] = part.split(";").map((piece) => piece.trim());
    if (!rest.some((piece) => /^q=0(\.0*)?$/.test(piece))) accepted.add(name);
  }
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : null;
}
