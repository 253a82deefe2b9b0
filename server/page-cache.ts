import type { MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import { acceptedEncoding } from "./encoding.ts";
import { pageAddress } from "./page-address.ts";
import { isFresh, type Page, type Pages, pageBytes, pageHeaders } from "./pages.ts";

const PATIENCE_MS = 50;

/**
 * Answers with finished pages. One that is not there and takes long is rendered for its visitor as it comes; crawlers wait
 * for the finished one. Without SITE_URL the request's own origin decides absolute addresses, and has its own pages.
 */
export function pageCache(pages: Pages, siteUrl?: string): MiddlewareHandler {
  return async ({ req }, next) => {
    const { origin, pathname, search } = new URL(req.url);
    const isRead = req.method === "GET" || req.method === "HEAD";
    const address = isRead ? pageAddress(pathname + search) : null;
    if (address === null) return next();
    const finished = pages.read((siteUrl ?? origin) + address).catch(() => null);
    const isCrawler = isbot(req.header("user-agent"));
    const page = await (isCrawler ? finished : Promise.race([finished, patience()]));
    return page ? answer(req.raw, page) : next();
  };
}

async function answer({ method, headers: asked }: Request, page: Page): Promise<Response> {
  const headers = pageHeaders(page);
  if (isFresh(asked.get("if-none-match"), page)) return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(asked.get("accept-encoding") ?? "");
  if (encoding) headers["Content-Encoding"] = encoding;
  const bytes = await pageBytes(page, encoding);
  headers["Content-Length"] = String(bytes.length);
  return new Response(method === "HEAD" ? null : new Uint8Array(bytes), { status: page.status, headers });
}

function patience(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, null);
  });
}
