import { createHash } from "node:crypto";

/** Names a content: another one has another tag. */
export function entityTag(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 16)}"`;
}

/**
 * Whether a request's If-None-Match names this tag. Weak and strong are the same here: a compressing proxy turns a tag into
 * a weak one, and it names the same content.
 */
export function isHeld(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const held = ifNoneMatch.split(",").map(opaque);
  return held.includes(opaque(etag)) || held.includes("*");
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
