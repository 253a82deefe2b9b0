import { createHash } from "node:crypto";

/** Names a content: another one has another tag. */
export function entityTag(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 16)}"`;
}

/**
 * Whether a request's If-None-Match names this tag. Weak and strong are the same here: a compressing proxy turns a tag into
 * a weak one, and it names the same content.
 */
export function matchesETag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const held = ifNoneMatch.split(",").map(opaque);
  return held.includes(opaque(etag)) || held.includes("*");
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}

type File = { body: string | Uint8Array<ArrayBuffer>; type: string; maxAge: number; headers?: Record<string, string> };

/** A file made on request: 304 for whoever has it already. */
export function fileResponse(request: Request, { body, type, maxAge, headers }: File): Response {
  const etag = entityTag(body);
  const about = { ...headers, ETag: etag, "Cache-Control": `public, max-age=${maxAge}` };
  if (matchesETag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: about });
  return new Response(body, { headers: { ...about, "Content-Type": type } });
}

/** The store does not answer: a list with holes would say that pages are gone. */
export function storeUnavailable(): Response {
  return new Response("The content cannot be read at the moment. Try again in a minute.\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "60" },
  });
}
