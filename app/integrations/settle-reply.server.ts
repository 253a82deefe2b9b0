import { log } from "#app/config/log.server.ts";
import { officeHours, replyWorkingDays } from "#app/content/office-hours.ts";
import { type Delivery, deliveriesOfSubmissions, findDeliveryByKey } from "#app/data/deliveries.server.ts";
import { changeEnquiry, type Enquiry, getEnquiry } from "#app/data/enquiries.server.ts";
import { servedStates, waitingStates } from "#app/data/enquiry-states.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { getNote, listUnsettledReplies, markReplySettled } from "#app/data/notes.server.ts";
import { workingDaysLater } from "#app/time/working-hours.ts";
import { readReply, replyKey } from "./reply-delivery.server.ts";

const MAX_TRIES = 5;
const BATCH_SIZE = 100;

/** Applies a reply's outcome to its enquiry: answered when the reply is sent, reopened when it is lost. */
export async function settleReply(delivery: Delivery): Promise<void> {
  const reply = readReply(delivery);
  const isFinal = delivery.state === "sent" || delivery.state === "given_up" || delivery.state === "cancelled";
  if (!reply || !delivery.submissionId || !isFinal) return;
  if (delivery.state === "sent")
    await changeEnquiryWithRetries(delivery.submissionId, (enquiry) =>
      changesWhenSent(enquiry, reply.answers, delivery.sentAt),
    );
  else {
    const writtenAt = await lostReplyWrittenAt(delivery.submissionId, reply.note);
    await changeEnquiryWithRetries(delivery.submissionId, (enquiry) => changesWhenLost(enquiry, writtenAt), {
      because: "reply_lost",
    });
  }
  await markReplySettled(reply.note);
}

/** Settles replies whose stored outcome was never applied, because a server stopped or failed. */
export async function settleReplies(): Promise<void> {
  for (const note of await listUnsettledReplies(BATCH_SIZE)) {
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

/** The time at which a lost reply was written; null if another reply was sent. */
async function lostReplyWrittenAt(enquiryId: string, noteId: string): Promise<string | null> {
  const deliveries = await deliveriesOfSubmissions([enquiryId]);
  if (deliveries.some(({ kind, sentAt }) => kind === "reply" && sentAt)) return null;
  return (await getNote(noteId))?.createdAt ?? null;
}

/** An answer noted after the lost reply was written means that reply. An earlier one was given otherwise, such as by phone. */
function changesWhenLost({ state, waitsFrom, firstAnsweredAt }: Enquiry, writtenAt: string | null) {
  if (state === "spam") return null;
  const isServed = servedStates.includes(state);
  const wasAnswer = firstAnsweredAt !== null && writtenAt !== null && firstAnsweredAt >= writtenAt;
  if (!isServed && !wasAnswer) return null;
  const waitsAgain = wasAnswer || !firstAnsweredAt;
  return {
    ...(isServed && { state: "open" as const }),
    ...(waitsAgain && { firstAnsweredAt: null, dueAt: workingDaysLater(waitsFrom, replyWorkingDays, officeHours) }),
  };
}

/** Retries when an operator changed the enquiry in between, since nobody is there to resolve the conflict. */
async function changeEnquiryWithRetries(
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
  log.warn({ enquiry: id }, "could not apply a reply's outcome; retrying in a minute");
  throw new Error("the enquiry is being changed by others");
}
