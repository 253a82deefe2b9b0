import { createHash } from "node:crypto";
import type { Delivery, NewDelivery } from "#app/data/deliveries.server.ts";
import type { SubmissionBody } from "#app/data/submissions.server.ts";

/**
 * The key contains a hash of the content and, after a submission's first notice, a number: a visitor who edits and sends again
 * causes another notice, even with a text that an earlier notice had.
 */
export function noticeDelivery(
  submissionId: string,
  body: SubmissionBody,
  recipient: string,
  createdAt: string,
  number = 0,
): NewDelivery {
  const key = [noticeKey(submissionId, body), ...(number > 0 ? [number] : [])].join(":");
  return { key, submissionId, channel: "email", kind: "notice", recipient, createdAt };
}

/** Sorts the notices of a submission as they were queued, by their number, since servers' clocks may disagree. */
export function inNoticeOrder(notices: Delivery[]): Delivery[] {
  const number = ({ key }: Delivery) => Number(key.split(":")[3] ?? 0);
  return notices.toSorted((a, b) => number(a) - number(b));
}

export function isNoticeOf({ key, submissionId }: Delivery, body: SubmissionBody): boolean {
  const own = noticeKey(submissionId ?? "", body);
  return key === own || key.startsWith(`${own}:`);
}

function noticeKey(submissionId: string, body: SubmissionBody) {
  const content = createHash("sha256").update(contentKey(body)).digest("hex").slice(0, 16);
  return `notice:${submissionId}:${content}`;
}

/** Equal for two posts that differ only in their timestamp. */
export function contentKey(body: SubmissionBody): string {
  return JSON.stringify({ ...body, timestamp: "" });
}
