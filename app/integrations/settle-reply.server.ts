import { log } from "#app/config/log.server.ts";
import { type Delivery, findDelivery } from "#app/data/deliveries.server.ts";
import { changeEnquiry, type Enquiry, getEnquiry } from "#app/data/enquiries.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { settleNote, unsettledReplies } from "#app/data/notes.server.ts";
import { readReply, replyKey } from "./reply-delivery.server.ts";

const MAX_TRIES = 5;
const BATCH = 100;

/** Takes over what became of a reply: an enquiry is answered once it has gone, and open again if it never will. */
export async function settleReply(delivery: Delivery): Promise<void> {
  const reply = readReply(delivery);
  const isFinal = delivery.state === "sent" || delivery.state === "given_up" || delivery.state === "cancelled";
  if (!reply || !delivery.submissionId || !isFinal) return;
  await changeState(delivery.submissionId, (enquiry) =>
    delivery.state === "sent" ? answered(enquiry, reply.answers, delivery.sentAt) : reopened(enquiry),
  );
  await settleNote(reply.note);
}

/** For replies whose outcome was stored when a server stopped. */
export async function settleReplies(): Promise<void> {
  for (const note of await unsettledReplies(BATCH)) {
    const delivery = await findDelivery(replyKey(note.id));
    if (delivery) await settleReply(delivery);
  }
}

function answered({ state, firstAnsweredAt }: Enquiry, answers: boolean, sentAt: string | null) {
  const isFirst = !firstAnsweredAt;
  const becomesAnswered = answers && (state === "new" || state === "open");
  if (!isFirst && !becomesAnswered) return null;
  return {
    firstAnsweredAt: firstAnsweredAt ?? sentAt,
    dueAt: null,
    ...(becomesAnswered && { state: "answered" as const }),
  };
}

function reopened({ state }: Enquiry) {
  return state === "answered" || state === "closed" ? { state: "open" as const } : null;
}

/** Nobody waits for this, so it tries again when an operator was faster. */
async function changeState(id: string, decide: (enquiry: Enquiry) => Parameters<typeof changeEnquiry>[1] | null) {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const enquiry = await getEnquiry(id);
    const changes = enquiry && decide(enquiry);
    if (!enquiry || !changes) return;
    const changed = await changeEnquiry(enquiry, changes);
    if (!changed) continue;
    if (changed.state !== enquiry.state) {
      const details = { from: enquiry.state, to: changed.state, version: changed.version };
      await recordEvent({ operatorId: null, action: "state_changed", subjectKind: "enquiry", subjectId: id, details });
    }
    return;
  }
  log.warn({ enquiry: id }, "a reply's outcome is taken over in a minute");
  throw new Error("the enquiry is being changed by others");
}
