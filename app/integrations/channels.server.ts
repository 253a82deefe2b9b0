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

/** Sends a delivery. The submission is null if the delivery is not about one. */
export type SendDelivery = (delivery: Delivery, submission: Submission | null) => Promise<Outcome>;

/** The configured channels. Deliveries of any other channel wait. */
export type Channels = Partial<Record<ChannelName, SendDelivery>>;

export function configuredChannels(env: Env): Channels {
  const sendMail = configuredMailer(env);
  return {
    ...(env.WEBHOOK_URL && { webhook: webhookChannel(env.WEBHOOK_URL, env.WEBHOOK_SECRET) }),
    ...(sendMail && { email: emailChannel(sendMail, ownOrigin(env)) }),
  };
}

/** Composes each mail when it is sent, from the rows as they are then. */
export function emailChannel(sendMail: SendMail, origin: string): SendDelivery {
  return async (delivery, submission) => {
    const reply = readReply(delivery);
    const content = reply ? replyMail(reply) : mailContent(delivery, submission, origin);
    if (!content || !delivery.recipient) return unsendableOutcome(delivery.id, "it has no recipient or no text");
    return sendMail({ id: delivery.id, to: delivery.recipient, earlier: reply?.earlier, ...content });
  };
}

function mailContent({ kind, payload }: Delivery, submission: Submission | null, origin: string): MailContent | null {
  if (kind === "notice" && submission) return noticeMail(submission, origin);
  // A notice without a submission tells somebody of a change of their access.
  const news = v.safeParse(accessNews, payload);
  if (kind === "notice") return news.success ? accessMail(news.output, origin) : null;
  if (kind !== "alert") return null;
  const words = v.safeParse(alertPayload, payload);
  return words.success ? alertMail(words.output, origin) : null;
}

const alertPayload = v.object({ title: v.string(), text: v.string() });

/** Posts the submission's stored body under the submission's id. */
function webhookChannel(url: string, secret?: string): SendDelivery {
  const postWebhook = createWebhook({ url, secret });
  return async ({ id }, submission) =>
    submission
      ? postWebhook(submission.id, JSON.stringify(submission.body))
      : unsendableOutcome(id, "its submission is gone");
}

/** The desk's Today screen shows the reason, so the reason also says what to do. */
function unsendableOutcome(id: string, reason: string): Outcome {
  return { kind: "rejected", reason: `${reason}; close it with npm run outbox -- --cancel ${id}` };
}

export function configuredChannelNames(channels: Channels): ChannelName[] {
  return Object.keys(channels) as ChannelName[];
}
