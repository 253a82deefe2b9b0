import { RouterContextProvider } from "react-router";
import { entityTag } from "#app/lib/file-response.server.ts";
import { createFreshCache } from "#app/lib/fresh-cache.ts";
import { wholePage } from "#app/lib/whole-page.ts";
import type { Encoding } from "./encoding.ts";
import { pagePolicy } from "./page-policy.ts";

export type Render = (request: Request, context?: RouterContextProvider) => Promise<Response>;
export type Pages = ReturnType<typeof createPages>;

/** A finished page, for all visitors the same. */
export type Page = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer<ArrayBuffer>;
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  /** What its Cache-Control allows. */
  freshMs: number;
  staleMs: number;
};

/** A page with a section that failed: an earlier one is better. */
export class FailedPage extends Error {
  page: Page;

  constructor(page: Page) {
    super(`Not a finished page: ${page.status}`);
    this.page = page;
  }
}

const MOST_BYTES = 32 * 2 ** 20;
/** For pages that visitors can make up any number of: missing ones, and those with a query. */
const MOST_ODD_BYTES = 8 * 2 ** 20;
const MOST_PASSES = 1_000;

type Options = {
  render: Render;
  /** Makes a finished page faster to paint; `FIRST_PAINT=off` leaves it as it is. */
  speedUp?: (html: string) => string;
  /** Without it the request's own origin decides absolute addresses, and has its own pages. */
  siteUrl?: string;
};

/** Finished pages in memory, by their address. Their own Cache-Control says whether they are kept, and for how long. */
export function createPages({ render, speedUp = (html) => html, siteUrl }: Options) {
  const options = {
    sizeOf: ({ plain }: Page) => plain.length * 1.5,
    isSame: (before: Page, after: Page) => before.etag === after.etag,
    keepsIdle: true,
    lifetimeOf: (page: Page) => page,
  };
  const pages = createFreshCache<Page>({
    ...options,
    maxSize: MOST_BYTES,
    shouldStore: ({ status, freshMs }) => status === 200 && freshMs > 0,
  });
  const oddPages = createFreshCache<Page>({
    ...options,
    maxSize: MOST_ODD_BYTES,
    shouldStore: ({ freshMs }) => freshMs > 0,
  });
  /** Addresses whose answer nobody else may get: they go straight to React Router from now on. */
  const passes = new Set<string>();

  async function load(address: string): Promise<Page> {
    const context = new RouterContextProvider();
    context.set(wholePage, true);
    const response = await render(new Request(address), context);
    const page = await toPage(response, speedUp);
    if (page.status >= 500) throw new FailedPage(page);
    if (page.freshMs === 0) pass(address);
    return page;
  }

  function pass(address: string) {
    if (passes.size === MOST_PASSES) passes.clear();
    passes.add(address);
  }

  function find(address: string, hasQuery: boolean): Promise<Page> | Page {
    if (hasQuery) return oddPages.read(address, () => load(address));
    const missing = oddPages.readCached(address, () => load(address));
    if (missing) return missing;
    return pages.read(address, async () => {
      const page = await load(address);
      if (page.status === 200 || page.freshMs === 0) return page;
      return oddPages.read(address, async () => page);
    });
  }

  return {
    /** The page for a request; null when each visitor gets one of their own. Fails when the page cannot be finished. */
    async read(request: Request): Promise<Page | null> {
      const { origin, pathname, search } = new URL(request.url);
      const address = (siteUrl ?? origin) + pathname + search;
      if (passes.has(address)) return null;
      const page = await find(address, search !== "");
      return page.freshMs > 0 ? page : null;
    },
    expire() {
      pages.expire();
      oddPages.expire();
      passes.clear();
    },
  };
}

async function toPage(response: Response, speedUp: (html: string) => string): Promise<Page> {
  const { status } = response;
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const html = isPage ? speedUp(await response.text()) : "";
  const plain = Buffer.from(html);
  const headers = { ...Object.fromEntries(response.headers), "content-security-policy": pagePolicy(html) };
  const life = isPage ? lifetime(response.headers) : { freshMs: 0, staleMs: 0 };
  return { status, headers, etag: entityTag(plain), plain, encoded: new Map(), ...life };
}

/** How long a shared cache may use a response as it is, and for how long after that while it asks for a new one. */
function lifetime(headers: Headers): { freshMs: number; staleMs: number } {
  const directives = (headers.get("cache-control") ?? "").split(",").map((directive) => directive.trim());
  const seconds = (name: string) => {
    const directive = directives.find((directive) => directive.startsWith(`${name}=`));
    return Number(directive?.slice(name.length + 1) ?? 0) || 0;
  };
  if (!directives.includes("public")) return { freshMs: 0, staleMs: 0 };
  return { freshMs: seconds("s-maxage") * 1000, staleMs: seconds("stale-while-revalidate") * 1000 };
}
