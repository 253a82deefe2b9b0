import * as v from "valibot";
import type { Env } from "#app/config/env.server.ts";
import { ownOrigin } from "#app/config/site-origin.server.ts";
import type { ChannelName, Delivery } from "#app/data/deliveries.server.ts";
import type { Submission } from "#app/data/submissions.server.ts";
import { accessMail, accessNews } from "#app/mail/access.server.ts";
import { alertMail } from "#app/mail/alert.server.ts";
import type { MailContent } from "#app/mail/mail-content.ts";
import { noticeMail } from "#app/mail/notice.server.ts";
import { replyMail } from "#app/mail/reply.server.ts";
import type { Outcome } from "./outcome.ts";
import { readReply } from "./reply-delivery.server.ts";
import { configuredMailer, type SendMail } from "./smtp.server.ts";
import { createWebhook } from "./webhook.server.ts";

/** Sends a delivery, given the submission that it is about. */
export type Send = (delivery: Delivery, submission: Submission | null) => Promise<Outcome>;

/** The channels that are set up. Deliveries of any other wait. */
export type Channels = Partial<Record<ChannelName, Send>>;

export function configuredChannels(env: Env): Channels {
  const sendMail = configuredMailer(env);
  return {
    ...(env.WEBHOOK_URL && { webhook: webhookChannel(env.WEBHOOK_URL, env.WEBHOOK_SECRET) }),
    ...(sendMail && { email: emailChannel(sendMail, ownOrigin(env)) }),
  };
}

/** Mails are written when they are sent, from what is stored then. */
export function emailChannel(sendMail: SendMail, origin: string): Send {
  return async (delivery, submission) => {
    const reply = readReply(delivery);
    const content = reply ? replyMail(reply) : mailContent(delivery, submission, origin);
    if (!content || !delivery.recipient) return unsendable(delivery.id, "it has no recipient or no text");
    return sendMail({ id: delivery.id, to: delivery.recipient, earlier: reply?.earlier, ...content });
  };
}

function mailContent({ kind, payload }: Delivery, submission: Submission | null, origin: string): MailContent | null {
  if (kind === "notice" && submission) return noticeMail(submission, origin);
  // A notice without a submission tells somebody of their access.
  const news = v.safeParse(accessNews, payload);
  if (kind === "notice") return news.success ? accessMail(news.output, origin) : null;
  if (kind !== "alert") return null;
  const words = v.safeParse(alertWords, payload);
  return words.success ? alertMail(words.output, origin) : null;
}

const alertWords = v.object({ title: v.string(), text: v.string() });

/** The webhook gets the body as it was stored, under the submission's id. */
function webhookChannel(url: string, secret?: string): Send {
  const postWebhook = createWebhook({ url, secret });
  return async ({ id }, submission) =>
    submission ? postWebhook(submission.id, JSON.stringify(submission.body)) : unsendable(id, "its submission is gone");
}

/** Today quotes the reason, so it also says what to do. */
function unsendable(id: string, reason: string): Outcome {
  return { kind: "rejected", reason: `${reason}; close it with npm run outbox -- --cancel ${id}` };
}

export function workingChannels(channels: Channels): ChannelName[] {
  return Object.keys(channels) as ChannelName[];
}
