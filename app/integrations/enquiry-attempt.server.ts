import type { Delivery } from "#app/data/deliveries.server.ts";
import { markEnquiryChanged } from "#app/data/enquiries.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { settleReply } from "./settle-reply.server.ts";

/** Adds an attempt to its enquiry's timeline, and applies the outcome of a reply to the enquiry. */
export async function recordAttemptOnEnquiry(delivery: Delivery): Promise<void> {
  const { id, kind, channel, state, attempts, lastError, nextAttemptAt, submissionId } = delivery;
  if (!submissionId) return;
  const details = { delivery: id, kind, channel, state, attempts, reason: lastError, nextAttemptAt };
  await recordEvent({
    operatorId: null,
    action: "attempted",
    subjectKind: "enquiry",
    subjectId: submissionId,
    details,
  });
  await settleReply(delivery);
  await markEnquiryChanged(submissionId);
}
