import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Soon, for whoever waits for it, or as small as can be. */
type Effort = "soon" | "small";

const brotliQuality = { soon: 5, small: constants.BROTLI_MAX_QUALITY };
const gzipLevel = { soon: 6, small: constants.Z_BEST_COMPRESSION };

const encoders = {
  br: (bytes: Buffer, effort: Effort) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer, effort: Effort) => toGzip(bytes, { level: gzipLevel[effort] }),
};

export type Encoding = keyof typeof encoders;

export function encode(encoding: Encoding, bytes: Buffer, effort: Effort): Promise<Buffer> {
  return encoders[encoding](bytes, effort);
}

const MOST_HEADERS = 100;
const known = new Map<string, Encoding | null>();

/** The best encoding that a client takes; null when it wants the plain text. Clients send few different headers. */
export function acceptedEncoding(header: string): Encoding | null {
  const held = known.get(header);
  if (held !== undefined) return held;
  const best = bestEncoding(header);
  if (known.size < MOST_HEADERS) known.set(header, best);
  return best;
}

function bestEncoding(header: string): Encoding | null {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...rest] = part.split(";").map((piece) => piece.trim());
    if (!rest.some((piece) => /^q=0(\.0*)?$/.test(piece))) accepted.add(name);
  }
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : null;
}
