import type { Env } from "#app/config/env.server.ts";
import {
  cancelDeliveries,
  createDeliveries,
  findDeliveryByKey,
  requeueSpam,
  SPAM_REASON,
} from "#app/data/deliveries.server.ts";
import { changeEnquiry, type Enquiry, getEnquiry } from "#app/data/enquiries.server.ts";
import { changeSubmission, getSubmission } from "#app/data/submissions.server.ts";
import { mirrorToSubmission } from "#app/integrations/delivery.server.ts";
import { noticeDelivery } from "#app/integrations/notice-delivery.server.ts";
import { webhookDelivery, webhookDeliveryKey } from "#app/integrations/webhook-delivery.server.ts";
import { dueInState } from "./due.ts";

export type DestinationSettings = Pick<Env, "WEBHOOK_URL" | "NOTIFY_EMAIL">;

/** Marks the submission as spam and cancels its deliveries that did not go out. */
export async function markSpam(id: string): Promise<void> {
  const submission = await getSubmission(id);
  if (submission) await changeSubmission(submission, { state: "spam" });
  await cancelDeliveries({ submissionId: id }, SPAM_REASON, ["waiting", "failed", "given_up"]);
}

/** Undoes `markSpam`: releases the deliveries that it cancelled, replies included. */
export async function unmarkSpam(id: string, now: number): Promise<void> {
  await unmarkSubmission(id);
  await requeueSpam(id, new Date(now).toISOString());
  await mirrorWebhookDelivery(id);
}

/** Delivers a spam submission as if it had just been received, under its original id. Its replies stay cancelled. */
export async function deliverAsNew(
  { id, kind }: Pick<Enquiry, "id" | "kind">,
  now: number,
  { WEBHOOK_URL, NOTIFY_EMAIL }: DestinationSettings,
): Promise<void> {
  const submission = await unmarkSubmission(id);
  if (!submission) return;
  const at = new Date(now).toISOString();
  await createDeliveries([
    ...(WEBHOOK_URL ? [webhookDelivery(id, at)] : []),
    ...(NOTIFY_EMAIL && kind === "enquiry" ? [noticeDelivery(id, submission.body, NOTIFY_EMAIL, at)] : []),
  ]);
  await requeueSpam(id, at, ["submission", "notice"]);
  await mirrorWebhookDelivery(id);
}

/** Takes an enquiry out of spam when its visitor, first mistaken for a bot, has sent it again. */
export async function takeOutOfSpam(id: string): Promise<void> {
  const enquiry = await getEnquiry(id);
  if (enquiry?.state === "spam") await changeEnquiry(enquiry, columnsAfterSpam(enquiry, Date.now()));
}

/** The columns of an enquiry that leaves spam. The time to reply starts now. */
export function columnsAfterSpam(enquiry: Enquiry, now: number) {
  const waitsFrom = new Date(now).toISOString();
  return { state: "new", waitsFrom, dueAt: dueInState("new", { ...enquiry, waitsFrom }), spamSince: null } as const;
}

async function unmarkSubmission(id: string) {
  const submission = await getSubmission(id);
  if (submission?.state === "spam") await changeSubmission(submission, { state: "received", nextAttemptAt: null });
  return submission;
}

async function mirrorWebhookDelivery(id: string) {
  const webhook = await findDeliveryByKey(webhookDeliveryKey(id));
  if (webhook) await mirrorToSubmission(webhook);
}
