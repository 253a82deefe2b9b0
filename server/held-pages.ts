import { randomUUID } from "node:crypto";
import type { RequestListener, ServerResponse } from "node:http";
import { acceptedEncoding, type Encoding } from "./encoding.ts";
import { pageAddress } from "./page-address.ts";
import { isFresh, type Pages, pageHeaders } from "./pages.ts";
import { logRequest } from "./request-log.ts";
import { securityHeadersFor } from "./security-headers.ts";

/**
 * The short way for a page that is in memory in the form the client takes: no web Request, no middleware. All else goes on
 * to the listener, which answers the same with more effort.
 */
export function serveHeldPages(listener: RequestListener, pages: Pages, siteUrl?: string): RequestListener {
  const security = securityHeadersFor(siteUrl);
  return (request, response) => {
    const { method, headers, url = "" } = request;
    const isPlainGet = method === "GET" && !("x-request-id" in headers);
    const origin = siteUrl ?? `http://${headers.host}`;
    const address = isPlainGet ? pageAddress(url) : null;
    const page = address === null ? undefined : pages.peek(origin + address);
    const encoding = acceptedEncoding([headers["accept-encoding"] ?? ""].flat().join());
    const bytes = encoding ? page?.encoded.get(encoding) : page?.plain;
    if (!page || !bytes) return listener(request, response);
    const startedAt = performance.now();
    const id = randomUUID();
    const status = isFresh(headers["if-none-match"], page) ? 304 : 200;
    const all = { ...security, "X-Request-Id": id, ...pageHeaders(page) };
    send(response, status, all, bytes, encoding);
    logRequest({ id, method: "GET", path: url.split("?", 1)[0] ?? "", status, startedAt });
  };
}

function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  bytes: Buffer,
  encoding: Encoding | null,
) {
  if (status === 304) return void response.writeHead(304, headers).end();
  if (encoding) headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(bytes.length);
  response.writeHead(status, headers).end(bytes);
}
