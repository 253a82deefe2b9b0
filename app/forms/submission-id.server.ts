import { createHash } from "node:crypto";
import { SUBMISSION } from "#app/lib/form-protocol.ts";

/** How long the same content from the same client counts as one post, if the browser sent no idempotency key. */
export const DEDUP_WINDOW_MS = 10 * 60_000;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export type Sender = { formId: string; network: string; userAgent: string };

/** The idempotency key that the browser sent, if it is a uuid. */
export function readKey(fields: ReadonlyMap<string, string>): string | undefined {
  const value = fields.get(SUBMISSION)?.trim().toLowerCase();
  return value && uuid.test(value) ? value : undefined;
}

/** A key for a post without one: the same content from the same client gets the same key within a window. */
export function deriveKey({ formId, network, userAgent }: Sender, content: string, now: number): string {
  return hashToUuid(formId, network, userAgent, content, String(Math.floor(now / DEDUP_WINDOW_MS)));
}

/** The row's id. It does not depend on the client's network, which may change between a lost answer and the retry. */
export function rowId({ formId }: Sender, key: string, content = ""): string {
  return hashToUuid(formId, key, content);
}

/** The id that the version before the outbox gave the row, for posts that are repeated during the upgrade. */
export function earlierRowId({ formId, network }: Sender, key: string, content = ""): string {
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
