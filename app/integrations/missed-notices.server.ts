import { log } from "#app/config/log.server.ts";
import { createDeliveries, type Delivery, deliveriesOfSubmissions } from "#app/data/deliveries.server.ts";
import { firstNoticeAt } from "#app/data/notices.server.ts";
import { listSubmissionHeaders, submissionsById } from "#app/data/submissions.server.ts";
import { noticeDelivery } from "./notice-delivery.server.ts";

const MAX_ENQUIRY_AGE_MS = 7 * 24 * 60 * 60_000;

/**
 * Queues a notice for each recent enquiry without one: the version before the outbox took it in while it was started again.
 * Enquiries older than the first notice ever get none.
 */
export async function queueMissedNotices(
  enquiryFormTypes: readonly string[],
  notify: string,
  now: number,
): Promise<void> {
  const first = await firstNoticeAt();
  if (!first) return;
  const weekAgo = new Date(now - MAX_ENQUIRY_AGE_MS).toISOString();
  let queued = 0;
  for await (const batch of listSubmissionHeaders(first > weekAgo ? first : weekAgo)) {
    const enquiries = batch.filter(({ formType, state }) => enquiryFormTypes.includes(formType) && state !== "spam");
    const ids = enquiries.map(({ id }) => id);
    const told = new Set((await deliveriesOfSubmissions(ids)).filter(isNotice).map(({ submissionId }) => submissionId));
    const untold = await submissionsById(ids.filter((id) => !told.has(id)));
    const at = new Date(now).toISOString();
    queued += (await createDeliveries(untold.map(({ id, body }) => noticeDelivery(id, body, notify, at)))).length;
  }
  if (queued > 0) log.info({ queued }, "queued notices for enquiries taken in before the upgrade");
}

function isNotice({ kind }: Delivery) {
  return kind === "notice";
}
