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
import { makeDue } from "#app/integrations/make-due.server.ts";
import { readReply, replyDelivery, replyKey } from "#app/integrations/reply-delivery.server.ts";
import { webhookDelivery, webhookDeliveryKey } from "#app/integrations/webhook-delivery.server.ts";
import { mailAddress } from "#app/text/mail-address.ts";
import type { Actor } from "./changes.server.ts";
import { refreshTexts } from "./take-in.server.ts";

type Reply = {
  /** Comes with the form, so that a reply that is sent twice goes out once. */
  id: string;
  subject: string;
  text: string;
  /** Whether the enquiry counts as answered once it has gone. */
  answers: boolean;
};

export type ReplyResult =
  | "queued"
  | "no_address"
  /** Nothing goes out to spam. */
  | "spam"
  /** The form was sent before, and its text is another one now. */
  | "other_text";

/** Queues a reply. Stored as a note first: an interruption leaves one that the next try of the same form sends. */
export async function sendReply(actor: Actor & { name: string }, enquiry: Enquiry, reply: Reply): Promise<ReplyResult> {
  const { id, subject, text, answers } = reply;
  const recipient = mailAddress(enquiry.email);
  if (!recipient) return "no_address";
  if (enquiry.state === "spam") return "spam";
  const created = await createNote({ id, enquiryId: enquiry.id, kind: "reply", operatorId: actor.id, subject, text });
  if (!created && !(await isSameReply(enquiry.id, reply))) return "other_text";
  const payload = { note: id, subject, text, name: actor.name, earlier: await earlierMails(enquiry.id, id), answers };
  const createdAt = new Date().toISOString();
  await createDeliveries([replyDelivery({ submissionId: enquiry.id, recipient, createdAt, payload })]);
  if (created) await record(actor, "replied", enquiry.id, { note: id });
  await refreshTexts(enquiry.id);
  return "queued";
}

/** Whether the stored note is this reply. One whose delivery could not be stored takes the new text: nothing has gone out. */
async function isSameReply(enquiryId: string, { id, subject, text }: Reply): Promise<boolean> {
  const stored = await getNote(id);
  if (stored?.enquiryId !== enquiryId || stored.kind !== "reply") return false;
  if (stored.subject === subject && stored.text === text) return true;
  if (await findDeliveryByKey(replyKey(id))) return false;
  await rewriteReply(id, { subject, text });
  return true;
}

export type ResendResult = "queued" | "running" | "nothing" | "spam";

/** Offers a delivery of an enquiry again, whatever became of it; the webhook's also if it never had one. */
export async function resend(actor: Actor, enquiryId: string, deliveryId: string | null): Promise<ResendResult> {
  const seen = await (deliveryId ? getDelivery(deliveryId) : findDeliveryByKey(webhookDeliveryKey(enquiryId)));
  if (deliveryId && seen?.submissionId !== enquiryId) return "nothing";
  // What is offered from there would only be cancelled.
  if ((await getEnquiry(enquiryId))?.state === "spam") return "spam";
  if (!seen) {
    const [created] = await createDeliveries([webhookDelivery(enquiryId, new Date().toISOString())]);
    if (created) await record(actor, "resent", enquiryId, { delivery: created.id, kind: created.kind });
    return created ? "queued" : "running";
  }
  const due = await makeDue(seen, Date.now());
  if (!due) return "running";
  const reply = readReply(seen);
  if (reply) await markReplyUnsettled(reply.note);
  await record(actor, "resent", enquiryId, { delivery: seen.id, kind: seen.kind });
  return "queued";
}

/** The notice too: answers then stand beside it in the agency's own mailbox. */
async function earlierMails(enquiryId: string, noteId: string): Promise<string[]> {
  const isEarlier = (delivery: Delivery) =>
    delivery.state === "sent" &&
    (delivery.kind === "notice" || (delivery.kind === "reply" && readReply(delivery)?.note !== noteId));
  return (await deliveriesOfSubmissions([enquiryId])).filter(isEarlier).map(({ id }) => id);
}

function record(actor: Actor, action: string, subjectId: string, details: Record<string, unknown>) {
  return recordEvent({ operatorId: actor.id, action, subjectKind: "enquiry", subjectId, details });
}
