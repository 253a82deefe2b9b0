import { RouterContextProvider } from "react-router";
import { entityTag } from "#app/lib/file-response.server.ts";
import { finishedPage } from "#app/lib/finished-page.ts";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import type { Encoding } from "./encoding.ts";
import { pageCsp } from "./page-csp.ts";

export type RenderRequest = (request: Request, context?: RouterContextProvider) => Promise<Response>;
export type FinishedPages = ReturnType<typeof createFinishedPages>;

/** A page that was rendered to its end. `freshMs` is above 0 if all visitors may share it. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer<ArrayBuffer>;
  /** Bodies by encoding; null stands for no compression. */
  bodies: Map<Encoding | null, PageBody | Promise<PageBody>>;
  /** Whether the smallest brotli body exists or is being made. */
  isSmall: boolean;
  /** `freshMs` and `staleMs` come from the page's Cache-Control. */
  freshMs: number;
  staleMs: number;
};

export type PageBody = { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** Thrown for a page with a failed section, so that the cache keeps serving the last good page. */
export class PageFailedError extends Error {
  page: RenderedPage;

  constructor(page: RenderedPage) {
    super(`the page failed with status ${page.status}`);
    this.page = page;
  }
}

const MAX_PAGES_BYTES = 32 * 2 ** 20;
/** For missing pages and pages with a query. Visitors can make up any number of those, so they have a cache of their own. */
const MAX_MADE_UP_PAGES_BYTES = 8 * 2 ** 20;
const MAX_UNCACHEABLE_ADDRESSES = 1_000;

type FinishedPagesOptions = {
  render: RenderRequest;
  /** Makes a finished page paint sooner; missing with `FIRST_PAINT=off`. */
  speedUp?: (html: string) => string;
  siteUrl?: string;
};

/** Finished pages in memory, by address. Their Cache-Control decides whether they are cached, and for how long. */
export function createFinishedPages({ render, speedUp = (html) => html, siteUrl }: FinishedPagesOptions) {
  const options = {
    // Leaves room for the compressed copies.
    sizeOf: ({ plain }: RenderedPage) => plain.length * 1.5,
    isSame: (before: RenderedPage, after: RenderedPage) => before.status === after.status && before.etag === after.etag,
    keepsIdle: true,
    lifetimeOf: ({ freshMs, staleMs }: RenderedPage) => ({ freshMs, staleMs }),
  };
  const pages = createRevalidatingCache<RenderedPage>({
    ...options,
    maxSize: MAX_PAGES_BYTES,
    shouldStore: ({ status, freshMs }) => status === 200 && freshMs > 0,
  });
  const madeUpPages = createRevalidatingCache<RenderedPage>({
    ...options,
    maxSize: MAX_MADE_UP_PAGES_BYTES,
    shouldStore: ({ freshMs }) => freshMs > 0,
  });
  /** Addresses whose page visitors may not share. Requests for them skip the cache. */
  const uncacheable = new Set<string>();

  async function load(address: string): Promise<RenderedPage> {
    const context = new RouterContextProvider();
    context.set(finishedPage, true);
    const response = await render(new Request(address), context);
    const page = await toRenderedPage(response, speedUp);
    if (page.status >= 500) throw new PageFailedError(page);
    if (page.freshMs > 0) return page;
    if (uncacheable.size === MAX_UNCACHEABLE_ADDRESSES) uncacheable.clear();
    uncacheable.add(address);
    return page;
  }

  async function loadPath(address: string): Promise<RenderedPage> {
    const page = await load(address);
    if (page.status === 200 || page.freshMs === 0) return page;
    // A missing page goes to the other cache instead.
    return madeUpPages.read(address, async () => page);
  }

  /** Cuts the string, since `new URL` would take an eighth of the time that a cached page takes. */
  function addressOf({ url }: Request) {
    const path = url.slice(url.indexOf("/", url.indexOf("//") + 2));
    // Without `siteUrl`, absolute addresses use the request's origin, and each origin has its own pages.
    return { address: siteUrl ? siteUrl + path : url, hasQuery: path.includes("?") };
  }

  return {
    /** Returns the page for a request if it is in the cache. */
    readCached(request: Request): RenderedPage | undefined {
      const { address, hasQuery } = addressOf(request);
      const madeUp = madeUpPages.readCached(address, () => load(address));
      return madeUp || hasQuery ? madeUp : pages.readCached(address, () => loadPath(address));
    },
    /** Returns the page for a request, or null if visitors may not share it. Throws if the page cannot be finished. */
    async read(request: Request): Promise<RenderedPage | null> {
      const { address, hasQuery } = addressOf(request);
      if (uncacheable.has(address)) return null;
      const page = await (hasQuery
        ? madeUpPages.read(address, () => load(address))
        : pages.read(address, () => loadPath(address)));
      return page.freshMs > 0 ? page : null;
    },
    /** Makes all pages stale: they are still served while they are rendered again. */
    expire() {
      pages.expire();
      madeUpPages.expire();
      uncacheable.clear();
    },
    /** Forces every page to be rendered again before it is next served. */
    invalidate() {
      pages.invalidate();
      madeUpPages.invalidate();
      uncacheable.clear();
    },
  };
}

async function toRenderedPage(response: Response, speedUp: (html: string) => string): Promise<RenderedPage> {
  const { status } = response;
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const html = isPage ? speedUp(await response.text()) : "";
  const plain = Buffer.from(html);
  const etag = entityTag(plain);
  const own = { "content-security-policy": pageCsp(html), etag, vary: "Accept-Encoding" };
  const headers = { ...Object.fromEntries(response.headers), ...own };
  const lifetimes = isPage ? parseCacheLifetime(response.headers) : { freshMs: 0, staleMs: 0 };
  return { status, headers, etag, plain, bodies: new Map(), isSmall: false, ...lifetimes };
}

/** Reads `s-maxage` and `stale-while-revalidate`. Both are 0 if the response is not public. */
function parseCacheLifetime(headers: Headers): { freshMs: number; staleMs: number } {
  const policy = headers.get("cache-control") ?? "";
  if (!/\bpublic\b/.test(policy)) return { freshMs: 0, staleMs: 0 };
  const ms = (name: string) => Number(policy.match(`\\b${name}=(\\d+)`)?.[1] ?? 0) * 1000;
  return { freshMs: ms("s-maxage"), staleMs: ms("stale-while-revalidate") };
}
