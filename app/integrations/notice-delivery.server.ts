import { createHash } from "node:crypto";
import type { NewDelivery } from "#app/data/deliveries.server.ts";
import type { Body } from "#app/data/submissions.server.ts";

/** The key has the content in it: a visitor who edits and sends again makes a second notice. */
export function noticeDelivery(submissionId: string, body: Body, recipient: string, createdAt: string): NewDelivery {
  const content = createHash("sha256").update(contentKey(body)).digest("hex").slice(0, 16);
  const key = `notice:${submissionId}:${content}`;
  return { key, submissionId, channel: "email", kind: "notice", recipient, createdAt };
}

/** Equal for two posts that differ only in their timestamp. */
export function contentKey(body: Body): string {
  return JSON.stringify({ ...body, timestamp: "" });
}
