import type { RequestListener } from "node:http";
import { acceptedEncoding, type Encoding } from "./encoding.ts";
import { pageAddress } from "./page-address.ts";
import { isHeldByClient, type Page, type Pages, pageHeaders, shrink } from "./pages.ts";
import { newRequestId } from "./request-id.ts";
import { logRequest } from "./request-log.ts";
import { securityHeadersFor } from "./security-headers.ts";

/** No path or more in it: the key of a page would be another's. */
const isHost = /^[\w.:[\]-]+$/;

/**
 * The short way for a page that is in memory in the form the client takes: no web Request, no middleware. All else goes on
 * to the listener, which answers the same with more effort.
 */
export function serveHeldPages(listener: RequestListener, pages: Pages, siteUrl?: string): RequestListener {
  const headersOf = rememberHeaders(securityHeadersFor(siteUrl));
  return (request, response) => {
    const { method, headers, url = "" } = request;
    const isPlainGet = method === "GET" && !("x-request-id" in headers);
    const origin = siteUrl ?? `http://${headers.host}`;
    const address = isPlainGet && (siteUrl || isHost.test(headers.host ?? "")) ? pageAddress(url) : null;
    const page = address === null ? undefined : pages.peek(origin + address);
    const encoding = acceptedEncoding(String(headers["accept-encoding"] ?? ""));
    const bytes = encoding ? page?.encoded.get(encoding) : page?.plain;
    if (!page || !bytes) return listener(request, response);
    const startedAt = performance.now();
    const id = newRequestId();
    const isUnchanged = isHeldByClient(headers["if-none-match"], page);
    const { full, bare } = headersOf(page, encoding, bytes);
    // It is kept alive all the same, and the bytes are better spent on the page.
    if (response.shouldKeepAlive) response.removeHeader("Connection");
    if (isUnchanged) response.writeHead(304, withId(bare, id)).end();
    else response.writeHead(200, withId(full, id)).end(bytes);
    if (encoding) shrink(page, encoding);
    logRequest({ id, method: "GET", path: url.split("?", 1)[0] ?? "", status: isUnchanged ? 304 : 200, startedAt });
  };
}

type Headers = { full: string[]; bare: string[] };

/** They are read at once, so one array serves every request. */
function withId(headers: string[], id: string): string[] {
  headers[headers.length - 1] = id;
  return headers;
}

/** The headers of a page in one of its forms, as Node takes them, made once: with what describes the body, and without. */
function rememberHeaders(security: Record<string, string>) {
  const known = new WeakMap<Buffer, Headers>();
  return (page: Page, encoding: Encoding | null, bytes: Buffer): Headers => {
    const held = known.get(bytes);
    if (held) return held;
    const common = Object.entries({ ...security, ...pageHeaders(page) }).flat();
    const coding = encoding ? ["Content-Encoding", encoding] : [];
    const bare = [...common, "X-Request-Id", ""];
    const made = { bare, full: [...coding, "Content-Length", String(bytes.length), ...bare] };
    known.set(bytes, made);
    return made;
  };
}
