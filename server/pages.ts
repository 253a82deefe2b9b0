import { entityTag, isHeld } from "#app/lib/entity-tag.server.ts";
import { createFreshCache } from "#app/lib/fresh-cache.ts";
import { WHOLE_PAGE } from "#app/lib/whole-page.ts";
import { type Encoding, encode } from "./encoding.ts";
import { finishPage } from "./finished-page.ts";
import { isPersonal } from "./page-address.ts";

export type Render = (request: Request) => Promise<Response>;
export type Pages = ReturnType<typeof createPages>;

/** A text in the forms it was asked for in so far. */
export type Held = {
  plain: Buffer;
  encoded: Map<Encoding, Buffer>;
  /** Encodings that are, or are about to be, as small as can be. */
  small: Set<Encoding>;
};

/** A finished page. */
export type Page = Held & {
  status: number;
  /** Whether it may be kept, here and elsewhere. */
  isShared: boolean;
  etag: string;
  policy: string;
  start: Start | null;
};

type Start = { name: string; file: Held };

/** A page with a part that failed. An earlier one is better, and nobody but who must not take it for the page gets it. */
export class FailedPage extends Error {
  page: Page;

  constructor(page: Page) {
    super(`Not a finished page: ${page.status}`);
    this.page = page;
  }
}

const MOST_BYTES = 32 * 2 ** 20;
const MOST_START_BYTES = 16 * 2 ** 20;

/** Finished pages in memory by their full address, for all visitors the same. */
export function createPages(render: Render) {
  const cache = createFreshCache<Page>({
    mostSize: MOST_BYTES,
    sizeOf,
    isSame: (before, after) => before.etag === after.etag,
    isRemembering: true,
    isKept: ({ isShared }) => isShared,
  });
  const starts = new Map<string, Held>();
  let startBytes = 0;
  const load = (address: string) => async () => {
    const page = await renderWhole(render, address);
    if (page.start) keep(page.start);
    return page;
  };

  // A page that was replaced a moment ago is still on somebody's screen.
  function keep({ name, file }: Start) {
    const held = starts.get(name) ?? file;
    forget(name);
    starts.set(name, held);
    startBytes += sizeOf(held);
    for (const oldest of starts.keys()) {
      if (startBytes <= MOST_START_BYTES || oldest === name) break;
      forget(oldest);
    }
  }

  function forget(name: string) {
    const held = starts.get(name);
    if (held && starts.delete(name)) startBytes -= sizeOf(held);
  }

  return {
    /** What the page at the address starts from, if it is still this one. */
    async start(name: string, address: string): Promise<Held | undefined> {
      if (!starts.has(name)) {
        const { start } = await cache.read(address, load(address));
        if (start) keep(start);
      }
      return starts.get(name);
    },
    /** Fails when the page cannot be finished. */
    read: (address: string) => cache.read(address, load(address)),
    peek: (address: string) => cache.peek(address, load(address)),
    expire: cache.expire,
  };
}

async function renderWhole(render: Render, address: string): Promise<Page> {
  const response = await render(new Request(address, { headers: { [WHOLE_PAGE]: "1" } }));
  const { status } = response;
  if (!response.headers.get("content-type")?.startsWith("text/html")) throw new Error(`Not a page: ${status}`);
  const { pathname, search } = new URL(address);
  const complete = Buffer.from(await response.arrayBuffer()).toString("latin1");
  const { html, policy, start } = finishPage(complete, pathname + search);
  const held = hold(html);
  const etag = entityTag(held.plain);
  const isShared = status === 200 && !isPersonal(pathname);
  const file = start && { name: start.name, file: hold(start.text) };
  const page = { ...held, status, isShared, etag, policy, start: file };
  if (status >= 500) throw new FailedPage(page);
  return page;
}

/** With its encoded forms. */
function sizeOf({ plain }: Held): number {
  return plain.length * 1.5;
}

function hold(text: string): Held {
  return { plain: Buffer.from(text, "latin1"), encoded: new Map(), small: new Set() };
}

/** The bytes of a text in an encoding, made at first use. */
export async function pageBytes({ plain, encoded }: Held, encoding: Encoding | null): Promise<Buffer> {
  if (!encoding) return plain;
  const bytes = encoded.get(encoding) ?? (await encode(encoding, plain, "soon"));
  if (!encoded.has(encoding)) encoded.set(encoding, bytes);
  return bytes;
}

/** What waits is held in memory even when its page is forgotten. */
const MOST_IN_LINE = 50;
let shrinking = Promise.resolve();
let inLine = 0;

/** A page that is asked for again is worth the effort, one at a time. When the line is long, at a later request. */
export function shrink({ plain, encoded, small }: Held, encoding: Encoding) {
  if (small.has(encoding) || inLine === MOST_IN_LINE) return;
  small.add(encoding);
  inLine += 1;
  shrinking = shrinking
    .then(() => encode(encoding, plain, "small"))
    .then((bytes) => void encoded.set(encoding, bytes))
    // The larger form serves as well, and the next page in line must not wait for ever.
    .catch(() => {})
    .finally(() => {
      inLine -= 1;
    });
}

export function pageHeaders({ isShared, etag, policy }: Page): Record<string, string> {
  return {
    "Cache-Control": isShared ? "public, max-age=0, s-maxage=60, stale-while-revalidate=86400" : "private, no-cache",
    "Content-Security-Policy": policy,
    "Content-Type": "text/html; charset=utf-8",
    ETag: etag,
    Vary: "Accept-Encoding",
  };
}

/** Whether the client has this very page already. */
export function isHeldByClient(ifNoneMatch: string | null | undefined, { status, etag }: Page): boolean {
  return status === 200 && isHeld(ifNoneMatch, etag);
}
