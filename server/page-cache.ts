import { performance } from "node:perf_hooks";
import type { MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import { matchesEtag } from "#app/lib/file-response.server.ts";
import { acceptedEncoding, type Encoding, encode } from "./encoding.ts";
import { type Page, PageFailedError, type Pages } from "./pages.ts";

/** How long a visitor waits for a finished page before it is streamed instead. */
const STREAM_AFTER_MS = 50;
const MAX_WAIT_MS = 1_000;
const BUSY_UTILIZATION = 0.8;
/** Crawlers that index; monitors and scripts are treated like visitors. */
const INDEXER = /bot\b|crawl|spider|slurp/i;

/** Data, images and feeds that routes generate. */
const FILE_EXTENSION = /\.[a-z]{2,}$/i;

type Options = { pages: Pages; toPageRequest: (request: Request) => Request; watchLoad?: typeof watchEventLoop };

/**
 * Serves finished pages. A page that is missing and slow is streamed instead. Crawlers always wait for the finished page,
 * and so do visitors while the process is busy, since streaming renders the page a second time.
 */
export function pageCache({ pages, toPageRequest, watchLoad = watchEventLoop }: Options): MiddlewareHandler {
  return async ({ req }, next) => {
    const isRead = req.method === "GET" || req.method === "HEAD";
    if (!isRead || FILE_EXTENSION.test(req.path)) return next();
    const agent = req.header("user-agent") ?? "";
    const finished = pages.read(toPageRequest(req.raw)).catch((error) => {
      // Only indexers get the 503; visitors get the sections that work.
      return INDEXER.test(agent) && error instanceof PageFailedError ? error.page : null;
    });
    const page = await (isbot(agent) ? finished : Promise.race([finished, streamDeadline(watchLoad)]));
    return page ? respond(req.raw, page) : next();
  };
}

async function respond({ method, headers: requested }: Request, page: Page): Promise<Response> {
  const { status, etag } = page;
  const headers: Record<string, string> = { ...page.headers, ETag: etag, Vary: "Accept-Encoding" };
  if (status === 200 && matchesEtag(requested.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(requested.get("accept-encoding") ?? "");
  if (encoding) headers["Content-Encoding"] = encoding;
  const bytes = await bytesOf(page, encoding);
  headers["Content-Length"] = String(bytes.length);
  return new Response(method === "HEAD" ? null : bytes, { status, headers });
}

/** Encodes on first use. */
async function bytesOf({ plain, encoded }: Page, encoding: Encoding | null): Promise<Uint8Array<ArrayBuffer>> {
  if (!encoding) return plain;
  const bytes = encoded.get(encoding) ?? encode(encoding, plain);
  encoded.set(encoding, bytes);
  return bytes;
}

async function streamDeadline(watchLoad: typeof watchEventLoop): Promise<null> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += STREAM_AFTER_MS) {
    const load = watchLoad();
    await new Promise((resolve) => setTimeout(resolve, STREAM_AFTER_MS));
    if (load() < BUSY_UTILIZATION) break;
  }
  return null;
}

/** Returns a function that gives the event loop's utilization since this call, from 0 to 1. */
function watchEventLoop(): () => number {
  const start = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(start).utilization;
}
