import { entityTag, isHeld } from "./entity-tag.server.ts";

type File = { body: string | Uint8Array<ArrayBuffer>; type: string; maxAge: number; headers?: Record<string, string> };

/** A file made on request: 304 for whoever has it already. */
export function fileResponse(request: Request, { body, type, maxAge, headers }: File): Response {
  const etag = entityTag(body);
  const about = { ...headers, ETag: etag, "Cache-Control": `public, max-age=${maxAge}` };
  if (isHeld(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers: about });
  return new Response(body, { headers: { ...about, "Content-Type": type } });
}

/** The store does not answer: a list with holes would say that pages are gone. */
export function storeDown(): Response {
  return new Response("The content cannot be read at the moment. Try again in a minute.\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "60" },
  });
}
