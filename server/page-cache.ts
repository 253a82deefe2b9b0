import { performance } from "node:perf_hooks";
import type { HonoRequest, MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import { matchesEtag } from "#app/lib/file-response.server.ts";
import { privateArea } from "#app/lib/private-path.ts";
import { bestAcceptedEncoding, compress, type Effort, type Encoding } from "./encoding.ts";
import { type FinishedPages, type PageBody, PageFailedError, type RenderedPage } from "./finished-pages.ts";

/** How long a visitor waits for a finished page before it is streamed instead. */
const STREAM_AFTER_MS = 50;
const MAX_WAIT_WHILE_BUSY_MS = 1_000;
const BUSY_UTILIZATION = 0.8;
/** Matches crawlers that index. Monitors and scripts are treated like visitors. */
const INDEXER_USER_AGENT = /bot\b|crawl|spider|slurp/i;

/** Matches files of the build, page data, generated images and feeds, and paths with a trailing slash, which redirect. */
const NON_PAGE_PATH = /\.[a-z][a-z\d]+$|.\/$/i;

type PageCacheOptions = {
  pages: FinishedPages;
  normalizeRequest: (request: Request) => Request;
  watchLoad?: typeof watchEventLoopLoad;
};

/**
 * Serves finished pages from the cache, and renders missing ones. A page that takes long is streamed instead, which renders it
 * twice. Crawlers therefore wait for the finished page, and visitors wait longer while the process is busy.
 */
export function serveCachedPages(options: PageCacheOptions): MiddlewareHandler {
  const { pages, normalizeRequest, watchLoad = watchEventLoopLoad } = options;
  return async ({ req }, next) => {
    if (!isPageRead(req)) return next();
    const request = normalizeRequest(req.raw);
    const page = pages.readCached(request) ?? (await finish(request, req.header("user-agent") ?? ""));
    return page ? respondWithPage(req, page) : next();
  };

  function finish(request: Request, agent: string): Promise<RenderedPage | null> {
    const finished = pages.read(request).catch((error) => {
      // Only indexers get the 503; visitors get the sections that work.
      return INDEXER_USER_AGENT.test(agent) && error instanceof PageFailedError ? error.page : null;
    });
    return isbot(agent) ? finished : Promise.race([finished, waitForStreamDeadline(watchLoad)]);
  }
}

function isPageRead({ method, path }: HonoRequest): boolean {
  return (method === "GET" || method === "HEAD") && !NON_PAGE_PATH.test(path) && !privateArea(path);
}

async function respondWithPage(req: HonoRequest, page: RenderedPage): Promise<Response> {
  const { status, etag, headers } = page;
  if (status === 200 && matchesEtag(req.header("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  const body = await encodedBodyOf(page, bestAcceptedEncoding(req.header("accept-encoding") ?? ""));
  return new Response(req.method === "HEAD" ? null : body.bytes, { status, headers: body.headers });
}

/** Compresses quickly for the first visitor. The second request starts a smaller body, which replaces the first. */
function encodedBodyOf(page: RenderedPage, encoding: Encoding | null): Promise<PageBody> | PageBody {
  const body = page.bodies.get(encoding) ?? encodeBody(page, encoding, "quick");
  if (!page.bodies.has(encoding)) page.bodies.set(encoding, body);
  else if (encoding === "br" && !page.isSmall && !(body instanceof Promise)) void shrinkBody(page, encoding);
  return body;
}

let isShrinkingBody = false;

/** Shrinks one page at a time, so that made-up addresses cannot keep every core busy. */
async function shrinkBody(page: RenderedPage, encoding: Encoding) {
  if (isShrinkingBody) return;
  isShrinkingBody = true;
  page.isSmall = true;
  await encodeBody(page, encoding, "small").finally(() => {
    isShrinkingBody = false;
  });
}

async function encodeBody(page: RenderedPage, encoding: Encoding | null, effort: Effort): Promise<PageBody> {
  const bytes = encoding ? await compress(encoding, page.plain, effort) : page.plain;
  const headers: Record<string, string> = { ...page.headers, "content-length": String(bytes.length) };
  if (encoding) headers["content-encoding"] = encoding;
  const body = { bytes, headers };
  page.bodies.set(encoding, body);
  return body;
}

async function waitForStreamDeadline(watchLoad: typeof watchEventLoopLoad): Promise<null> {
  for (let waited = 0; waited < MAX_WAIT_WHILE_BUSY_MS; waited += STREAM_AFTER_MS) {
    const load = watchLoad();
    await new Promise((resolve) => setTimeout(resolve, STREAM_AFTER_MS));
    if (load() < BUSY_UTILIZATION) break;
  }
  return null;
}

/** Starts to measure. The function it returns tells how busy the event loop has been since, from 0 to 1. */
function watchEventLoopLoad(): () => number {
  const start = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(start).utilization;
}
