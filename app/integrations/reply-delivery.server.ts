import * as v from "valibot";
import type { Delivery, NewDelivery } from "#app/data/deliveries.server.ts";

/** The payload of a reply's delivery: the whole mail, so that every try sends the same mail. */
export type ReplyPayload = v.InferOutput<typeof replyPayload>;

type NewReply = { submissionId: string; recipient: string; createdAt: string; payload: ReplyPayload };

const replyPayload = v.object({
  /** The id of the reply's row in `notes`, which the timeline shows. */
  note: v.string(),
  subject: v.string(),
  text: v.string(),
  /** The sender's name in the mail. */
  name: v.string(),
  /** Delivery ids of earlier mails of the conversation, oldest first. */
  earlier: v.array(v.string()),
  /** Whether the enquiry counts as answered once the reply is sent. */
  answers: v.boolean(),
});

export function replyDelivery({ submissionId, recipient, createdAt, payload }: NewReply): NewDelivery {
  const key = replyKey(payload.note);
  return { key, submissionId, channel: "email", kind: "reply", recipient, createdAt, payload };
}

export function replyKey(noteId: string): string {
  return `reply:${noteId}`;
}

export function readReply({ kind, payload }: Pick<Delivery, "kind" | "payload">): ReplyPayload | null {
  const parsed = kind === "reply" ? v.safeParse(replyPayload, payload) : null;
  return parsed?.success ? parsed.output : null;
}
