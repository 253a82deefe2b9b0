import { performance } from "node:perf_hooks";
import type { HonoRequest, MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import { matchesEtag } from "#app/lib/file-response.server.ts";
import { privateArea } from "#app/lib/private-path.ts";
import { acceptedEncoding, type Effort, type Encoding, encode } from "./encoding.ts";
import { type FinishedPages, type Page, type PageBody, PageFailedError } from "./finished-pages.ts";

/** How long a visitor waits for a finished page before it is streamed instead. */
const STREAM_AFTER_MS = 50;
const STREAM_AT_LATEST_MS = 1_000;
const BUSY_UTILIZATION = 0.8;
/** Crawlers that index; monitors and scripts are treated like visitors. */
const INDEXER = /bot\b|crawl|spider|slurp/i;

/** Files of the build, data, images and feeds that routes generate, and what leads to the address without a slash. */
const NO_PAGE = /\.[a-z][a-z\d]+$|.\/$/i;

type Options = {
  pages: FinishedPages;
  toPageRequest: (request: Request) => Request;
  watchLoad?: typeof watchEventLoop;
};

/**
 * Serves finished pages from the cache, and finishes those that it does not hold. A slow one is streamed instead. Crawlers
 * always wait for the finished page, and so do visitors while the process is busy, since streaming renders it again.
 */
export function pageCache({ pages, toPageRequest, watchLoad = watchEventLoop }: Options): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!isPageRead(req)) return next();
    const request = toPageRequest(req.raw);
    const page = pages.readCached(request) ?? (await finish(request, req.header("user-agent") ?? ""));
    return page ? respond(req, page) : next();
  };

  function finish(request: Request, agent: string): Promise<Page | null> {
    const finished = pages.read(request).catch((error) => {
      // Only indexers get the 503; visitors get the sections that work.
      return INDEXER.test(agent) && error instanceof PageFailedError ? error.page : null;
    });
    return isbot(agent) ? finished : Promise.race([finished, streamDeadline(watchLoad)]);
  }
}

function isPageRead({ method, path }: HonoRequest): boolean {
  return (method === "GET" || method === "HEAD") && !NO_PAGE.test(path) && !privateArea(path);
}

async function respond(req: HonoRequest, page: Page): Promise<Response> {
  const { status, etag, headers } = page;
  if (status === 200 && matchesEtag(req.header("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  const body = await bodyOf(page, acceptedEncoding(req.header("accept-encoding") ?? ""));
  return new Response(req.method === "HEAD" ? null : body.bytes, { status, headers: body.headers });
}

/** The first visitor gets a body that is encoded quickly; when it is asked for again, a smaller one takes its place. */
function bodyOf(page: Page, encoding: Encoding | null): Promise<PageBody> | PageBody {
  const body = page.bodies.get(encoding) ?? encodeBody(page, encoding, "quick");
  if (!page.bodies.has(encoding)) page.bodies.set(encoding, body);
  else if (encoding === "br" && !page.isSmall && !(body instanceof Promise)) void shrink(page, encoding);
  return body;
}

let isShrinking = false;

/** One page at a time, so that made-up addresses cannot keep every core busy. */
async function shrink(page: Page, encoding: Encoding) {
  if (isShrinking) return;
  isShrinking = true;
  page.isSmall = true;
  await encodeBody(page, encoding, "small").finally(() => {
    isShrinking = false;
  });
}

async function encodeBody(page: Page, encoding: Encoding | null, effort: Effort): Promise<PageBody> {
  const bytes = encoding ? await encode(encoding, page.plain, effort) : page.plain;
  const headers: Record<string, string> = { ...page.headers, "content-length": String(bytes.length) };
  if (encoding) headers["content-encoding"] = encoding;
  const body = { bytes, headers };
  page.bodies.set(encoding, body);
  return body;
}

async function streamDeadline(watchLoad: typeof watchEventLoop): Promise<null> {
  for (let waited = 0; waited < STREAM_AT_LATEST_MS; waited += STREAM_AFTER_MS) {
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
