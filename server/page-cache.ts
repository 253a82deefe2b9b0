import { performance } from "node:perf_hooks";
import type { MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import { matchesEtag } from "#app/lib/file-response.server.ts";
import { acceptedEncoding, type Encoding, encode } from "./encoding.ts";
import { FailedPage, type Page, type Pages } from "./pages.ts";

/** How long a visitor waits for a finished page before it is streamed instead. */
const PATIENCE_MS = 50;
const LONGEST_PATIENCE_MS = 1_000;
const BUSY = 0.8;
/** Crawlers that keep what they find; monitors and scripts are answered like anybody. */
const INDEXER = /bot\b|crawl|spider|slurp/i;

/** Data, images and feeds, which routes answer with. */
const FILE = /\.[a-z]{2,}$/i;

type Options = { pages: Pages; toPageRequest: (request: Request) => Request; watchLoad?: typeof watchEventLoop };

/**
 * Answers with finished pages. One that is not there and takes long is streamed to its visitor; crawlers wait for the
 * finished one, and so does everyone while the process is busy: a second rendering would only add to the work.
 */
export function pageCache({ pages, toPageRequest, watchLoad = watchEventLoop }: Options): MiddlewareHandler {
  return async ({ req }, next) => {
    const isRead = req.method === "GET" || req.method === "HEAD";
    if (!isRead || FILE.test(req.path)) return next();
    const agent = req.header("user-agent") ?? "";
    const finished = pages.read(toPageRequest(req.raw)).catch((error) => {
      // Only indexers get the 503; visitors get the sections that work.
      return INDEXER.test(agent) && error instanceof FailedPage ? error.page : null;
    });
    const page = await (isbot(agent) ? finished : Promise.race([finished, patience(watchLoad)]));
    return page ? answer(req.raw, page) : next();
  };
}

async function answer({ method, headers: asked }: Request, page: Page): Promise<Response> {
  const { status, etag } = page;
  const headers: Record<string, string> = { ...page.headers, ETag: etag, Vary: "Accept-Encoding" };
  if (status === 200 && matchesEtag(asked.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(asked.get("accept-encoding") ?? "");
  if (encoding) headers["Content-Encoding"] = encoding;
  const bytes = await bytesOf(page, encoding);
  headers["Content-Length"] = String(bytes.length);
  return new Response(method === "HEAD" ? null : bytes, { status, headers });
}

/** Each encoding is made at its first use. */
async function bytesOf({ plain, encoded }: Page, encoding: Encoding | null): Promise<Uint8Array<ArrayBuffer>> {
  if (!encoding) return plain;
  const bytes = encoded.get(encoding) ?? encode(encoding, plain);
  encoded.set(encoding, bytes);
  return bytes;
}

async function patience(watchLoad: typeof watchEventLoop): Promise<null> {
  for (let waited = 0; waited < LONGEST_PATIENCE_MS; waited += PATIENCE_MS) {
    const load = watchLoad();
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    if (load() < BUSY) break;
  }
  return null;
}

/** Tells how much of the time since now the process has worked, from 0 to 1. */
function watchEventLoop(): () => number {
  const start = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(start).utilization;
}
