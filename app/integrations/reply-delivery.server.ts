import * as v from "valibot";
import type { Delivery, NewDelivery } from "#app/data/deliveries.server.ts";

/** What a reply's delivery holds: the whole mail, so that every try sends the same one. */
export type ReplyPayload = v.InferOutput<typeof replyPayload>;

type Reply = { submissionId: string; recipient: string; createdAt: string; payload: ReplyPayload };

const replyPayload = v.object({
  /** The row of `notes` that the timeline shows. */
  note: v.string(),
  subject: v.string(),
  text: v.string(),
  /** Whose name it carries. */
  name: v.string(),
  /** Deliveries of earlier mails of the conversation, oldest first. */
  earlier: v.array(v.string()),
  /** Whether the enquiry counts as answered once it has gone. */
  answers: v.boolean(),
});

export function replyDelivery({ submissionId, recipient, createdAt, payload }: Reply): NewDelivery {
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
