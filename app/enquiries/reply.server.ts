import {
  createDeliveries,
  type Delivery,
  deliveriesOfSubmissions,
  findDeliveryByKey,
  getDelivery,
} from "#app/data/deliveries.server.ts";
import { type Enquiry, getEnquiry } from "#app/data/enquiries.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { createNote, getNote, markReplyUnsettled, rewriteReply } from "#app/data/notes.server.ts";
import { makeDeliveryDue } from "#app/integrations/make-due.server.ts";
import { readReply, replyDelivery, replyKey } from "#app/integrations/reply-delivery.server.ts";
import { webhookDelivery, webhookDeliveryKey } from "#app/integrations/webhook-delivery.server.ts";
import { mailAddress } from "#app/text/mail-address.ts";
import type { Actor } from "./changes.server.ts";
import { refreshListTexts } from "./take-in.server.ts";

type WrittenReply = {
  /** Made by the form, so that a reply that is submitted twice goes out once. */
  id: string;
  subject: string;
  text: string;
  /** Whether the enquiry becomes answered once the reply has been sent. */
  answers: boolean;
};

export type ReplyResult =
  | "queued"
  | "no_address"
  /** The enquiry is in spam, to which no reply goes out. */
  | "spam"
  /** The form was submitted before with a different text. */
  | "other_text";

/** Queues a reply. Stores its note first: after an interruption, submitting the same form again queues it. */
export async function sendReply(
  actor: Actor & { name: string },
  enquiry: Enquiry,
  reply: WrittenReply,
): Promise<ReplyResult> {
  const { id, subject, text, answers } = reply;
  const recipient = mailAddress(enquiry.email);
  if (!recipient) return "no_address";
  if (enquiry.state === "spam") return "spam";
  const created = await createNote({ id, enquiryId: enquiry.id, kind: "reply", operatorId: actor.id, subject, text });
  if (!created && !(await isSameReply(enquiry.id, reply))) return "other_text";
  const payload = { note: id, subject, text, name: actor.name, earlier: await earlierMailIds(enquiry.id, id), answers };
  const createdAt = new Date().toISOString();
  await createDeliveries([replyDelivery({ submissionId: enquiry.id, recipient, createdAt, payload })]);
  if (created) await recordReplyEvent(actor, "replied", enquiry.id, { note: id });
  await refreshListTexts(enquiry.id);
  return "queued";
}

/** Whether the stored note is this reply. If it was never queued, its text may be replaced. */
async function isSameReply(enquiryId: string, { id, subject, text }: WrittenReply): Promise<boolean> {
  const stored = await getNote(id);
  if (stored?.enquiryId !== enquiryId || stored.kind !== "reply") return false;
  if (stored.subject === subject && stored.text === text) return true;
  if (await findDeliveryByKey(replyKey(id))) return false;
  await rewriteReply(id, { subject, text });
  return true;
}

export type ResendResult = "queued" | "running" | "nothing" | "spam";

/** Makes a delivery due again unless it is being sent. Without `deliveryId` it is the webhook's, created if there is none. */
export async function resendDelivery(
  actor: Actor,
  enquiryId: string,
  deliveryId: string | null,
): Promise<ResendResult> {
  const seen = await (deliveryId ? getDelivery(deliveryId) : findDeliveryByKey(webhookDeliveryKey(enquiryId)));
  if (deliveryId && seen?.submissionId !== enquiryId) return "nothing";
  // The worker would cancel a delivery of a spam enquiry.
  if ((await getEnquiry(enquiryId))?.state === "spam") return "spam";
  if (!seen) {
    const [created] = await createDeliveries([webhookDelivery(enquiryId, new Date().toISOString())]);
    if (created) await recordReplyEvent(actor, "resent", enquiryId, { delivery: created.id, kind: created.kind });
    return created ? "queued" : "running";
  }
  const due = await makeDeliveryDue(seen, Date.now());
  if (!due) return "running";
  const reply = readReply(seen);
  if (reply) await markReplyUnsettled(reply.note);
  await recordReplyEvent(actor, "resent", enquiryId, { delivery: seen.id, kind: seen.kind });
  return "queued";
}

/** Sent mails that the reply refers to. The notice is one, so that the agency's mailbox shows both in one thread. */
async function earlierMailIds(enquiryId: string, noteId: string): Promise<string[]> {
  const isEarlier = (delivery: Delivery) =>
    delivery.state === "sent" &&
    (delivery.kind === "notice" || (delivery.kind === "reply" && readReply(delivery)?.note !== noteId));
  return (await deliveriesOfSubmissions([enquiryId])).filter(isEarlier).map(({ id }) => id);
}

function recordReplyEvent(actor: Actor, action: string, subjectId: string, details: Record<string, unknown>) {
  return recordEvent({ operatorId: actor.id, action, subjectKind: "enquiry", subjectId, details });
}
