import { createHash } from "node:crypto";

export function entityTag(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 16)}"`;
}

/** Compares as If-None-Match asks: W/ does not count, on either side. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(",").map(withoutWeakMark);
  return tags.includes(withoutWeakMark(etag)) || tags.includes("*");
}

function withoutWeakMark(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}

type GeneratedFile = {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  maxAge: number;
  headers?: Record<string, string>;
};

/** Serves a generated file, or answers 304 if the client already has it. */
export function fileResponse(request: Request, { body, type, maxAge, headers }: GeneratedFile): Response {
  const etag = entityTag(body);
  const validators = { ...headers, ETag: etag, "Cache-Control": `public, max-age=${maxAge}` };
  if (matchesEtag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: validators });
  return new Response(body, { headers: { ...validators, "Content-Type": type } });
}

/** A 503 to send while the store is down: an incomplete list would tell crawlers that pages are gone. */
export function storeUnavailable(): Response {
  return new Response("The content cannot be read at the moment. Try again in a minute.\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "60" },
  });
}
