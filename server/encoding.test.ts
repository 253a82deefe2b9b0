import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bestAcceptedEncoding, compress } from "./encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP;q=1.0", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.0, gzip; q=0", null],
  ["identity", null],
  ["brotli", null],
  ["", null],
])("%j selects %s", (header, encoding) => {
  expect(bestAcceptedEncoding(header)).toBe(encoding);
});

test("encoded bytes decode to the original", async () => {
  const bytes = Buffer.from("Héllo ".repeat(500));
  expect(brotliDecompressSync(await compress("br", bytes, "quick"))).toEqual(bytes);
  expect(brotliDecompressSync(await compress("br", bytes, "small"))).toEqual(bytes);
  expect(gunzipSync(await compress("gzip", bytes, "quick"))).toEqual(bytes);
});
