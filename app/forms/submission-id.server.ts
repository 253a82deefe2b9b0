import { createHash } from "node:crypto";
import { SUBMISSION_FIELD } from "#app/lib/form-protocol.ts";

/** The same content from the same client within this time is one post, if the browser sent no idempotency key. */
export const DEDUP_WINDOW_MS = 10 * 60_000;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export type Sender = { formId: string; network: string; userAgent: string };

/** The idempotency key that the browser sent, if it is a uuid. */
export function readSentKey(fields: ReadonlyMap<string, string>): string | undefined {
  const value = fields.get(SUBMISSION_FIELD)?.trim().toLowerCase();
  return value && uuidPattern.test(value) ? value : undefined;
}

/** A key for a post that brings none: the same content from the same client within a window gets the same key. */
export function deriveKey({ formId, network, userAgent }: Sender, content: string, now: number): string {
  return hashToUuid(formId, network, userAgent, content, String(Math.floor(now / DEDUP_WINDOW_MS)));
}

/** Leaves out the client's network, which may change between a lost response and the retry. */
export function stableId({ formId }: Sender, key: string, content = ""): string {
  return hashToUuid(formId, key, content);
}

/** The row's id in the version before the outbox, for posts that are repeated after an upgrade or a rollback. */
export function rowIdBeforeOutbox({ formId, network }: Sender, key: string, content = ""): string {
  return hashToUuid(formId, network, key, content);
}

/** A version 8 uuid. */
function hashToUuid(...parts: string[]) {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
