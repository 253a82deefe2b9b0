import type { Delivery } from "#app/data/deliveries.server.ts";
import { touchEnquiry } from "#app/data/enquiries.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { settleReply } from "./settle-reply.server.ts";

/** Puts an attempt and its outcome into the enquiry's timeline. */
export async function recordAttempt(delivery: Delivery): Promise<void> {
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
  await touchEnquiry(submissionId);
}
