import { RouterContextProvider } from "react-router";
import { entityTag } from "#app/lib/file-response.server.ts";
import { finishedPage } from "#app/lib/finished-page.ts";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import type { Encoding } from "./encoding.ts";
import { pageCsp } from "./page-csp.ts";

export type Render = (request: Request, context?: RouterContextProvider) => Promise<Response>;
export type FinishedPages = ReturnType<typeof createFinishedPages>;

/** A finished page, the same for all visitors. */
export type Page = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer<ArrayBuffer>;
  /** By encoding; null is plain. */
  bodies: Map<Encoding | null, PageBody | Promise<PageBody>>;
  /** Whether its smallest form is there or being made. */
  isSmall: boolean;
  /** From its Cache-Control. */
  freshMs: number;
  staleMs: number;
};

export type PageBody = { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** A page with a failed section. The cache keeps serving the last good one. */
export class PageFailedError extends Error {
  page: Page;

  constructor(page: Page) {
    super(`the page failed with status ${page.status}`);
    this.page = page;
  }
}

const MAX_BYTES = 32 * 2 ** 20;
/** Missing pages and pages with a query. Visitors can make up any number, so they have a cache of their own. */
const MAX_MADE_UP_BYTES = 8 * 2 ** 20;
const MAX_UNCACHEABLE = 1_000;

type Options = {
  render: Render;
  /** Makes a finished page paint sooner; `FIRST_PAINT=off` skips it. */
  speedUp?: (html: string) => string;
  siteUrl?: string;
};

/** Finished pages in memory, by address. Their Cache-Control decides whether they are cached, and for how long. */
export function createFinishedPages({ render, speedUp = (html) => html, siteUrl }: Options) {
  const options = {
    // With room for the compressed copies.
    sizeOf: ({ plain }: Page) => plain.length * 1.5,
    isSame: (before: Page, after: Page) => before.status === after.status && before.etag === after.etag,
    keepsIdle: true,
    lifetimeOf: ({ freshMs, staleMs }: Page) => ({ freshMs, staleMs }),
  };
  const pages = createRevalidatingCache<Page>({
    ...options,
    maxSize: MAX_BYTES,
    shouldStore: ({ status, freshMs }) => status === 200 && freshMs > 0,
  });
  const madeUpPages = createRevalidatingCache<Page>({
    ...options,
    maxSize: MAX_MADE_UP_BYTES,
    shouldStore: ({ freshMs }) => freshMs > 0,
  });
  /** Addresses whose page may not be shared. They skip the cache. */
  const uncacheable = new Set<string>();

  async function load(address: string): Promise<Page> {
    const context = new RouterContextProvider();
    context.set(finishedPage, true);
    const response = await render(new Request(address), context);
    const page = await toPage(response, speedUp);
    if (page.status >= 500) throw new PageFailedError(page);
    if (page.freshMs > 0) return page;
    if (uncacheable.size === MAX_UNCACHEABLE) uncacheable.clear();
    uncacheable.add(address);
    return page;
  }

  async function loadPath(address: string): Promise<Page> {
    const page = await load(address);
    if (page.status === 200 || page.freshMs === 0) return page;
    // A 404 goes to the other cache instead.
    return madeUpPages.read(address, async () => page);
  }

  /** Without `new URL`, which would take an eighth of a cached page's time. */
  function addressOf({ url }: Request) {
    const path = url.slice(url.indexOf("/", url.indexOf("//") + 2));
    // Without `siteUrl`, absolute addresses use the request's origin, and each origin has its own pages.
    return { address: siteUrl ? siteUrl + path : url, hasQuery: path.includes("?") };
  }

  return {
    /** The page for a request, if it is in the cache. */
    readCached(request: Request): Page | undefined {
      const { address, hasQuery } = addressOf(request);
      const madeUp = madeUpPages.readCached(address, () => load(address));
      return madeUp || hasQuery ? madeUp : pages.readCached(address, () => loadPath(address));
    },
    /** The page for a request; null if it may not be shared. Throws if the page cannot be finished. */
    async read(request: Request): Promise<Page | null> {
      const { address, hasQuery } = addressOf(request);
      if (uncacheable.has(address)) return null;
      const page = await (hasQuery
        ? madeUpPages.read(address, () => load(address))
        : pages.read(address, () => loadPath(address)));
      return page.freshMs > 0 ? page : null;
    },
    /** Makes all pages stale. They are served while they are rendered again. */
    expire() {
      pages.expire();
      madeUpPages.expire();
      uncacheable.clear();
    },
    /** Has every page rendered again before it is next served. */
    invalidate() {
      pages.invalidate();
      madeUpPages.invalidate();
      uncacheable.clear();
    },
  };
}

async function toPage(response: Response, speedUp: (html: string) => string): Promise<Page> {
  const { status } = response;
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const html = isPage ? speedUp(await response.text()) : "";
  const plain = Buffer.from(html);
  const etag = entityTag(plain);
  const own = { "content-security-policy": pageCsp(html), etag, vary: "Accept-Encoding" };
  const headers = { ...Object.fromEntries(response.headers), ...own };
  const lifetimes = isPage ? parseLifetime(response.headers) : { freshMs: 0, staleMs: 0 };
  return { status, headers, etag, plain, bodies: new Map(), isSmall: false, ...lifetimes };
}

/** `s-maxage` and `stale-while-revalidate`, if the response is public. */
function parseLifetime(headers: Headers): { freshMs: number; staleMs: number } {
  const policy = headers.get("cache-control") ?? "";
  if (!/\bpublic\b/.test(policy)) return { freshMs: 0, staleMs: 0 };
  const ms = (name: string) => Number(policy.match(`\\b${name}=(\\d+)`)?.[1] ?? 0) * 1000;
  return { freshMs: ms("s-maxage"), staleMs: ms("stale-while-revalidate") };
}
