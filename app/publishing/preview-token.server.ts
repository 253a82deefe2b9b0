import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { previewDuration } from "#app/content/preview.ts";
import { getOrCreateSecret } from "#app/data/secrets.server.ts";
import { kindIds } from "#app/lib/content-kinds.ts";

/** What a preview address shows: one revision of one record, until it expires. */
export type PreviewClaim = v.InferOutput<typeof claimSchema>;

const claimSchema = v.object({
  kind: v.picklist(kindIds),
  record: v.string(),
  number: v.number(),
  /** In milliseconds. */
  until: v.number(),
  /** Whether the preview is for the editor's frame, which needs no bar that names the revision. */
  isFramed: v.optional(v.boolean(), false),
});

export async function signPreview(
  claim: Omit<PreviewClaim, "until" | "isFramed"> & { isFramed?: boolean },
  now = Date.now(),
): Promise<string> {
  const text = Buffer.from(JSON.stringify({ ...claim, until: now + previewDuration.ms })).toString("base64url");
  return `${text}.${await signText(text)}`;
}

/** Null for a token that is forged or has expired. */
export async function readPreview(token: string, now = Date.now()): Promise<PreviewClaim | null> {
  const [text = "", signature = "", ...rest] = token.split(".");
  const [given, own] = [Buffer.from(signature), Buffer.from(await signText(text))];
  if (rest.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return null;
  const claim = v.parse(claimSchema, JSON.parse(Buffer.from(text, "base64url").toString()));
  return claim.until > now ? claim : null;
}

async function signText(text: string): Promise<string> {
  return createHmac("sha256", await getOrCreateSecret("preview"))
    .update(text)
    .digest("base64url");
}
