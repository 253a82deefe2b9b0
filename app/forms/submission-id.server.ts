import { createHash } from "node:crypto";
import { SUBMISSION } from "#app/lib/form-protocol.ts";

/** How long the same words from the same client count as one post, where the browser made no id. */
export const SAME_POST_MS = 10 * 60_000;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export type Sender = { formId: string; network: string; userAgent: string };

/** The id that the browser sent, if it is one. */
export function givenId(fields: ReadonlyMap<string, string>): string | undefined {
  const value = fields.get(SUBMISSION)?.trim().toLowerCase();
  return value && uuid.test(value) ? value : undefined;
}

/** An id for a post without one: the same for the same words of the same client in this window of time. */
export function contentId({ formId, network, userAgent }: Sender, content: string, now: number): string {
  return digest(formId, network, userAgent, content, String(Math.floor(now / SAME_POST_MS)));
}

/**
 * The row's id. The client's network is part of it, so an id that another client knows or makes up leads to a row of its
 * own and never to the first client's words.
 */
export function rowId({ formId, network }: Sender, id: string, content = ""): string {
  return digest(formId, network, id, content);
}

/** A version 8 uuid: the first bits of a hash. */
function digest(...parts: string[]) {
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
