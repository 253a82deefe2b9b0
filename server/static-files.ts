import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { entityTag, matchesEtag } from "#app/lib/file-response.server.ts";
import { acceptedEncoding, type Encoding } from "./encoding.ts";

const YEAR = 31_536_000;
const DAY = 86_400;
const endings: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

type Form = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/**
 * The built client folder, which nothing changes while the site runs: listed once, and each file read when it is first
 * asked for. Compressed twins are sent where the build left them.
 */
export function staticFiles(root: string): MiddlewareHandler {
  const names = new Set(globSync("**/*.*", { cwd: root }).map((name) => name.replaceAll(sep, "/")));
  const held = new Map<string, Promise<Form>>();

  function read(file: string): Promise<Form | null> {
    const form = held.get(file) ?? readForm(join(root, file));
    held.set(file, form);
    return form.catch((error: NodeJS.ErrnoException) => {
      held.delete(file);
      if (error.code === "ENOENT") return null;
      throw error;
    });
  }

  return async ({ req }, next) => {
    const name = req.path.slice(1);
    if (!names.has(name) || (req.method !== "GET" && req.method !== "HEAD")) return next();
    const wanted = acceptedEncoding(req.header("accept-encoding") ?? "");
    const encoding = wanted && names.has(name + endings[wanted]) ? wanted : null;
    const form = await read(encoding ? name + endings[encoding] : name);
    if (!form) return next();
    const headers = headersOf(name, form.etag);
    if (matchesEtag(req.header("if-none-match"), form.etag)) return new Response(null, { status: 304, headers });
    if (encoding) headers["Content-Encoding"] = encoding;
    headers["Content-Length"] = String(form.bytes.length);
    headers["Content-Type"] = getMimeType(name) ?? "application/octet-stream";
    return new Response(req.method === "HEAD" ? null : form.bytes, { headers });
  };
}

async function readForm(path: string): Promise<Form> {
  const bytes = new Uint8Array(await readFile(path));
  return { bytes, etag: entityTag(bytes) };
}

/** Hashed files are kept for ever, the rest for a day. */
function headersOf(name: string, etag: string): Record<string, string> {
  const isHashed = name.startsWith("assets/");
  const keep = isHashed ? `max-age=${YEAR}, immutable` : `max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
  return { "Cache-Control": `public, ${keep}`, ETag: etag, Vary: "Accept-Encoding" };
}
