import { createHash, randomBytes } from "node:crypto";

/** Makes a secret for a cookie or a one-time link. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The store holds only this hash, so that a copy of the store signs nobody in. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
