import type { MiddlewareHandler } from "hono";
import { acceptedEncoding } from "./encoding.ts";
import { pageAddress } from "./page-address.ts";
import { type Pages, pageBytes, shrink } from "./pages.ts";
import { readable } from "./readable-path.ts";

const YEAR = 31_536_000;

/**
 * The files that pages start from, named by their contents. One that is forgotten, or was made by another process, is made
 * again with its page; when that has changed since, the page works on as it came, without React.
 */
export function startFiles(pages: Pages, siteUrl?: string): MiddlewareHandler {
  return async ({ req, notFound }) => {
    const { origin } = new URL(req.url);
    const name = req.param("file")?.replace(/\.js$/, "") ?? "";
    const address = pageAddress(readable(req.query("of") ?? ""));
    if (!address?.startsWith("/")) return notFound();
    const file = await pages.start(name, (siteUrl ?? origin) + address).catch(() => undefined);
    if (!file) return notFound();
    const headers: Record<string, string> = {
      "Cache-Control": `public, max-age=${YEAR}, immutable`,
      "Content-Type": "text/javascript; charset=utf-8",
      Vary: "Accept-Encoding",
    };
    const encoding = acceptedEncoding(req.header("accept-encoding") ?? "");
    if (encoding) headers["Content-Encoding"] = encoding;
    const bytes = await pageBytes(file, encoding);
    if (encoding) shrink(file, encoding);
    return new Response(new Uint8Array(bytes), { headers });
  };
}
