import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import { createFreshCache } from "#app/lib/fresh-cache.ts";
import { WHOLE_PAGE } from "#app/lib/whole-page.ts";
import { acceptedEncoding, type Encoding, encode } from "./encoding.ts";
import { finishPage } from "./finished-page.ts";
import { pageAddress } from "./page-address.ts";

type Render = (request: Request) => Promise<Response>;

type Page = {
  status: number;
  etag: string;
  policy: string;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
};

type Options = {
  render: Render;
  /** What decides absolute addresses; without it the request's own origin does, and each origin has its own pages. */
  siteUrl?: string;
  onContentChange: (listener: () => void) => void;
};

const PATIENCE_MS = 50;
const MOST_BYTES = 64 * 2 ** 20;
const CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=86400";

/**
 * Finished pages in memory, for all visitors the same. A page that is not there and takes long is rendered for its visitor
 * as it comes; crawlers wait for the finished one.
 */
export function pageCache({ render, siteUrl, onContentChange }: Options): MiddlewareHandler {
  const pages = createFreshCache({
    mostSize: MOST_BYTES,
    sizeOf: (page) => (page as Page).plain.length * 1.5,
    isKept: (page) => (page as Page).status === 200,
  });
  onContentChange(pages.expire);

  return async ({ req }, next) => {
    const isRead = req.method === "GET" || req.method === "HEAD";
    const url = new URL(req.url);
    const address = isRead ? pageAddress(url) : null;
    if (address === null) return next();
    const whole = (siteUrl ?? url.origin) + address;
    const finished = pages.read(whole, () => renderWhole(render, whole)).catch(() => null);
    const isCrawler = isbot(req.header("user-agent"));
    const page = await (isCrawler ? finished : Promise.race([finished, patience()]));
    return page ? answer(req.raw, page) : next();
  };
}

async function renderWhole(render: Render, address: string): Promise<Page> {
  const response = await render(new Request(address, { headers: { [WHOLE_PAGE]: "1" } }));
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (!isPage || response.status >= 500) throw new Error(`Not a finished page: ${response.status}`);
  const { html, policy } = finishPage(await response.text());
  const plain = Buffer.from(html);
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { status: response.status, etag, policy, plain, encoded: {} };
}

async function answer({ method, headers: asked }: Request, page: Page): Promise<Response> {
  const encoding = acceptedEncoding(asked.get("accept-encoding") ?? "");
  const headers = new Headers({
    "Cache-Control": page.status === 200 ? CACHE_CONTROL : "no-cache",
    "Content-Security-Policy": page.policy,
    "Content-Type": "text/html; charset=utf-8",
    ETag: page.etag,
    Vary: "Accept-Encoding",
  });
  if (page.status === 200 && isHeld(asked.get("if-none-match"), page.etag))
    return new Response(null, { status: 304, headers });
  if (encoding) headers.set("Content-Encoding", encoding);
  const body = encoding ? await encodedForm(page, encoding) : page.plain;
  headers.set("Content-Length", String(body.length));
  return new Response(method === "HEAD" ? null : new Uint8Array(body), { status: page.status, headers });
}

function encodedForm(page: Page, encoding: Encoding): Promise<Buffer> {
  page.encoded[encoding] ??= encode(encoding, page.plain);
  return page.encoded[encoding];
}

function isHeld(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(",").some((held) => held.trim() === etag) ?? false;
}

function patience(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, null);
  });
}
