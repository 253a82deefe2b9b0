import { performance } from "node:perf_hooks";
import type { MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import { acceptedEncoding } from "./encoding.ts";
import { pageAddress } from "./page-address.ts";
import { FailedPage, isHeldByClient, type Page, type Pages, pageBytes, pageHeaders } from "./pages.ts";

const PATIENCE_MS = 50;
const LONGEST_PATIENCE_MS = 1_000;
const BUSY = 0.8;
/** Of the crawlers those that keep what they find; monitors and scripts are answered like anybody. */
const INDEXER = /bot\b|crawl|spider|slurp/i;

/**
 * Answers with finished pages. One that is not there and takes long is rendered for its visitor as it comes; crawlers wait
 * for the finished one, and so does everyone while the process is busy: a second rendering would only add to the work.
 * Without SITE_URL the request's own origin decides absolute addresses, and has its own pages.
 */
export function pageCache(pages: Pages, siteUrl?: string, watchLoad = watchEventLoop): MiddlewareHandler {
  return async ({ req }, next) => {
    const { origin, pathname, search } = new URL(req.url);
    const isRead = req.method === "GET" || req.method === "HEAD";
    const address = isRead ? pageAddress(pathname + search) : null;
    if (address === null) return next();
    const agent = req.header("user-agent") ?? "";
    const isCrawler = isbot(agent);
    const finished = pages.read((siteUrl ?? origin) + address).catch((error) => {
      return INDEXER.test(agent) && error instanceof FailedPage ? error.page : null;
    });
    const page = await (isCrawler ? finished : Promise.race([finished, patience(watchLoad)]));
    return page ? answer(req.raw, page) : next();
  };
}

async function answer({ method, headers: asked }: Request, page: Page): Promise<Response> {
  const headers = pageHeaders(page);
  if (isHeldByClient(asked.get("if-none-match"), page)) return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(asked.get("accept-encoding") ?? "");
  if (encoding) headers["Content-Encoding"] = encoding;
  const bytes = await pageBytes(page, encoding);
  headers["Content-Length"] = String(bytes.length);
  return new Response(method === "HEAD" ? null : new Uint8Array(bytes), { status: page.status, headers });
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
