import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { entityTag, matchesEtag } from "#app/lib/file-response.server.ts";
import { bestAcceptedEncoding, type Encoding } from "./encoding.ts";

const YEAR_S = 31_536_000;
const DAY_S = 86_400;
const compressedExtensions: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

type StaticFile = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/**
 * Serves the built client folder, which does not change while the site runs. Lists it once and reads each file on its first
 * request, the compressed copy where the build made one.
 */
export function serveStaticFiles(root: string): MiddlewareHandler {
  const names = new Set(globSync("**/*.*", { cwd: root }).map((name) => name.replaceAll(sep, "/")));
  const files = new Map<string, StaticFile>();

  async function read(path: string): Promise<StaticFile> {
    const file = files.get(path) ?? (await loadFile(join(root, path)));
    files.set(path, file);
    return file;
  }

  return async ({ req }, next) => {
    const name = req.path.slice(1);
    if (!names.has(name) || (req.method !== "GET" && req.method !== "HEAD")) return next();
    const accepted = bestAcceptedEncoding(req.header("accept-encoding") ?? "");
    const encoding = accepted && names.has(name + compressedExtensions[accepted]) ? accepted : null;
    const file = await read(encoding ? name + compressedExtensions[encoding] : name).catch(nullIfMissing);
    if (!file) return next();
    const headers = cacheHeadersOf(name, file.etag);
    if (matchesEtag(req.header("if-none-match"), file.etag)) return new Response(null, { status: 304, headers });
    if (encoding) headers["Content-Encoding"] = encoding;
    headers["Content-Length"] = String(file.bytes.length);
    headers["Content-Type"] = getMimeType(name) ?? "application/octet-stream";
    return new Response(req.method === "HEAD" ? null : file.bytes, { headers });
  };
}

async function loadFile(path: string): Promise<StaticFile> {
  const bytes = new Uint8Array(await readFile(path));
  return { bytes, etag: entityTag(bytes) };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** Files with a hash in their name never change. The others may change with a release. */
function cacheHeadersOf(name: string, etag: string): Record<string, string> {
  const isHashed = name.startsWith("assets/");
  const lifetime = isHashed ? `max-age=${YEAR_S}, immutable` : `max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`;
  return { "Cache-Control": `public, ${lifetime}`, ETag: etag, Vary: "Accept-Encoding" };
}
