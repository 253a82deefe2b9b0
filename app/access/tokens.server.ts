import { createHash, randomBytes } from "node:crypto";

/** For cookies and one-time links. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token, so that a copy of the store signs nobody in. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
