import { RouterContextProvider } from "react-router";
import { entityTag } from "#app/lib/entity-tag.server.ts";
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

/** A page with a section that failed, or an answer that is no page: not to be kept. */
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
    isRemembering: true,
    isKept: ({ freshMs }: Page) => freshMs > 0,
    lifeOf: (page: Page) => page,
  };
  const pages = createFreshCache<Page>({ ...options, mostSize: MOST_BYTES });
  const oddPages = createFreshCache<Page>({ ...options, mostSize: MOST_ODD_BYTES });

  async function load(address: string): Promise<Page> {
    const context = new RouterContextProvider();
    context.set(wholePage, true);
    const response = await render(new Request(address), context);
    return toPage(response, speedUp);
  }

  return {
    /** Fails when the page cannot be finished. */
    async read(request: Request): Promise<Page> {
      const { origin, pathname, search } = new URL(request.url);
      const address = (siteUrl ?? origin) + pathname + search;
      if (search) return oddPages.read(address, () => load(address));
      const missing = oddPages.peek(address, () => load(address));
      if (missing) return missing;
      return pages.read(address, async () => {
        const page = await load(address);
        if (page.status === 200) return page;
        await oddPages.read(address, async () => page);
        return { ...page, freshMs: 0 };
      });
    },
    expire() {
      pages.expire();
      oddPages.expire();
    },
  };
}

async function toPage(response: Response, speedUp: (html: string) => string): Promise<Page> {
  const { status } = response;
  if (!response.headers.get("content-type")?.startsWith("text/html")) throw new Error(`Not a page: ${status}`);
  const html = speedUp(await response.text());
  const plain = Buffer.from(html);
  const headers = { ...Object.fromEntries(response.headers), "content-security-policy": pagePolicy(html) };
  const page = { status, headers, etag: entityTag(plain), plain, encoded: new Map(), ...lifetime(response.headers) };
  if (status >= 500) throw new FailedPage(page);
  return page;
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
