import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { entityTag, matchesEtag } from "#app/lib/file-response.server.ts";
import { acceptedEncoding, type Encoding } from "./encoding.ts";

const YEAR = 31_536_000;
const DAY = 86_400;
const extensions: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

type StaticFile = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/**
 * Serves the built client folder, which does not change while the site runs: listed once, each file read on first request,
 * compressed if the build made a compressed copy.
 */
export function staticFiles(root: string): MiddlewareHandler {
  const names = new Set(globSync("**/*.*", { cwd: root }).map((name) => name.replaceAll(sep, "/")));
  const files = new Map<string, StaticFile>();

  async function read(path: string): Promise<StaticFile> {
    const file = files.get(path) ?? (await load(join(root, path)));
    files.set(path, file);
    return file;
  }

  return async ({ req }, next) => {
    const name = req.path.slice(1);
    if (!names.has(name) || (req.method !== "GET" && req.method !== "HEAD")) return next();
    const accepted = acceptedEncoding(req.header("accept-encoding") ?? "");
    const encoding = accepted && names.has(name + extensions[accepted]) ? accepted : null;
    const file = await read(encoding ? name + extensions[encoding] : name).catch(ifMissing);
    if (!file) return next();
    const headers = headersOf(name, file.etag);
    if (matchesEtag(req.header("if-none-match"), file.etag)) return new Response(null, { status: 304, headers });
    if (encoding) headers["Content-Encoding"] = encoding;
    headers["Content-Length"] = String(file.bytes.length);
    headers["Content-Type"] = getMimeType(name) ?? "application/octet-stream";
    return new Response(req.method === "HEAD" ? null : file.bytes, { headers });
  };
}

async function load(path: string): Promise<StaticFile> {
  const bytes = new Uint8Array(await readFile(path));
  return { bytes, etag: entityTag(bytes) };
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** Hashed files never change; the rest may change with a release. */
function headersOf(name: string, etag: string): Record<string, string> {
  const isHashed = name.startsWith("assets/");
  const lifetime = isHashed ? `max-age=${YEAR}, immutable` : `max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
  return { "Cache-Control": `public, ${lifetime}`, ETag: etag, Vary: "Accept-Encoding" };
}
