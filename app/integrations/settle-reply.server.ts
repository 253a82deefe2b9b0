import { log } from "#app/config/log.server.ts";
import { type Delivery, deliveriesOfSubmissions, findDeliveryByKey } from "#app/data/deliveries.server.ts";
import { changeEnquiry, type Enquiry, getEnquiry } from "#app/data/enquiries.server.ts";
import { servedStates, waitingStates } from "#app/data/enquiry-states.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { getNote, listUnsettledReplies, markReplySettled } from "#app/data/notes.server.ts";
import { replyDueAt } from "#app/enquiries/due.ts";
import { readReply, replyKey } from "./reply-delivery.server.ts";

const MAX_TRIES = 5;
const BATCH = 100;

/** Takes over what became of a reply: an enquiry is answered once it has gone, and waits again if it never will. */
export async function settleReply(delivery: Delivery): Promise<void> {
  const reply = readReply(delivery);
  const isFinal = delivery.state === "sent" || delivery.state === "given_up" || delivery.state === "cancelled";
  if (!reply || !delivery.submissionId || !isFinal) return;
  if (delivery.state === "sent")
    await changeState(delivery.submissionId, (enquiry) => changesWhenSent(enquiry, reply.answers, delivery.sentAt));
  else {
    const writtenAt = await writtenUnanswered(delivery.submissionId, reply.note);
    await changeState(delivery.submissionId, (enquiry) => changesWhenLost(enquiry, writtenAt), {
      because: "reply_lost",
    });
  }
  await markReplySettled(reply.note);
}

/** For replies whose outcome was stored when a server stopped. */
export async function settleReplies(): Promise<void> {
  for (const note of await listUnsettledReplies(BATCH)) {
    const delivery = await findDeliveryByKey(replyKey(note.id));
    if (delivery) await settleReply(delivery);
  }
}

function changesWhenSent({ state, firstAnsweredAt }: Enquiry, marksAnswered: boolean, sentAt: string | null) {
  const isFirst = !firstAnsweredAt;
  const becomesAnswered = marksAnswered && waitingStates.includes(state);
  if (!isFirst && !becomesAnswered) return null;
  return {
    firstAnsweredAt: firstAnsweredAt ?? sentAt,
    dueAt: null,
    ...(becomesAnswered && { state: "answered" as const }),
  };
}

/** When a lost reply was written, if no other has gone out; null otherwise. */
async function writtenUnanswered(enquiryId: string, noteId: string): Promise<string | null> {
  const deliveries = await deliveriesOfSubmissions([enquiryId]);
  if (deliveries.some(({ kind, sentAt }) => kind === "reply" && sentAt)) return null;
  return (await getNote(noteId))?.createdAt ?? null;
}

/** An answer since the lost reply was written was that reply; one before it was another way to answer, such as a call. */
function changesWhenLost({ state, waitsFrom, firstAnsweredAt }: Enquiry, writtenAt: string | null) {
  if (state === "spam") return null;
  const isServed = servedStates.includes(state);
  const wasAnswer = firstAnsweredAt !== null && writtenAt !== null && firstAnsweredAt >= writtenAt;
  if (!isServed && !wasAnswer) return null;
  const waitsAgain = wasAnswer || !firstAnsweredAt;
  return {
    ...(isServed && { state: "open" as const }),
    ...(waitsAgain && { firstAnsweredAt: null, dueAt: replyDueAt(waitsFrom) }),
  };
}

/** Nobody waits for this, so it tries again when an operator was faster. */
async function changeState(
  id: string,
  decide: (enquiry: Enquiry) => Parameters<typeof changeEnquiry>[1] | null,
  why: Record<string, string> = {},
) {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const enquiry = await getEnquiry(id);
    const changes = enquiry && decide(enquiry);
    if (!enquiry || !changes) return;
    const changed = await changeEnquiry(enquiry, changes);
    if (!changed) continue;
    if (changed.state !== enquiry.state) {
      const details = { from: enquiry.state, to: changed.state, version: changed.version, ...why };
      await recordEvent({ operatorId: null, action: "state_changed", subjectKind: "enquiry", subjectId: id, details });
    }
    return;
  }
  log.warn({ enquiry: id }, "a reply's outcome is taken over in a minute");
  throw new Error("the enquiry is being changed by others");
}
