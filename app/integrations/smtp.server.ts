import type { Transporter } from "nodemailer";
import type { Env } from "#app/config/env.server.ts";
import type { MailContent } from "#app/mail/mail-content.ts";
import { mailAddress } from "#app/text/mail-address.ts";
import { plainLine } from "#app/text/plain-text.ts";
import { ATTEMPT_TIMEOUT_MS } from "./attempt-timeout.ts";
import type { Outcome } from "./outcome.ts";
import { smtpFailure } from "./smtp-failure.ts";

export type Mail = MailContent & {
  /** A uuid. The Message-ID contains it, so that mail clients recognise a mail that is sent twice. */
  id: string;
  to: string;
  /** Message-IDs in angle brackets. */
  inReplyTo?: string;
  references?: string[];
  /** The deliveries' ids, not Message-IDs, of our own earlier mails of the conversation, oldest first. */
  earlier?: readonly string[];
};
export type SendMail = (mail: Mail) => Promise<Outcome>;

type Options = {
  url: string;
  /** `hello@example.com` or `Name <hello@example.com>`. */
  from: string;
  /** The time for the whole attempt, from the look-up of the host to the last answer. */
  timeoutMs?: number;
};

// A header line may have 998 bytes at most. Mail clients show even less in their lists.
const MAX_NAME_LENGTH = 70;
const MAX_SUBJECT_LENGTH = 160;

export function createMailer({ url, from, timeoutMs = ATTEMPT_TIMEOUT_MS }: Options): SendMail {
  let transport: Transporter | undefined;
  const sender = parseMailbox(from);
  const host = sender.address.slice(sender.address.lastIndexOf("@") + 1);
  return async (mail) => {
    const to = mailAddress(mail.to);
    if (!to) return { kind: "rejected", reason: "the recipient's address is not a usable one" };
    const messageId = (id: string) => `<${id}@${host}>`;
    const earlier = mail.earlier?.map(messageId) ?? [];
    const isPersonal = mail.senderName !== undefined;
    const headers = headersOf({ inReplyTo: earlier.at(-1), references: earlier, ...mail });
    try {
      transport ??= await openTransport(url);
      await transport.sendMail({
        ...headers,
        ...(isPersonal && { replyTo: sender }),
        messageId: messageId(mail.id),
        from: isPersonal ? { ...sender, name: plainLine(mail.senderName ?? "", MAX_NAME_LENGTH) } : sender,
        // An object is always one recipient; a string is parsed and could contain several.
        to: { name: "", address: to },
        text: mail.text,
        html: mail.html,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { kind: "sent" };
    } catch (error) {
      return smtpFailure(error, [headers.subject, headers.replyTo?.name ?? ""]);
    }
  };
}

/** Loads the library with the first mail, because most starts of the site have none to send. */
async function openTransport(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
}

export function configuredMailer({ SMTP_URL, MAIL_FROM }: Pick<Env, "SMTP_URL" | "MAIL_FROM">): SendMail | undefined {
  return SMTP_URL && MAIL_FROM ? createMailer({ url: SMTP_URL, from: MAIL_FROM }) : undefined;
}

/** The headers may contain visitors' texts. An unusable one is left out, so that the mail still arrives. */
function headersOf({ subject, replyTo, inReplyTo, references = [], isAutomatic }: Mail) {
  const answerTo = replyTo && mailAddress(replyTo.address);
  return {
    subject: plainLine(subject, MAX_SUBJECT_LENGTH),
    xMailer: false,
    replyTo: answerTo ? { name: plainLine(replyTo.name, MAX_NAME_LENGTH), address: answerTo } : undefined,
    inReplyTo: inReplyTo && isMessageId(inReplyTo) ? inReplyTo : undefined,
    references: references.filter(isMessageId),
    headers: isAutomatic ? { "Auto-Submitted": "auto-generated" } : {},
  } as const;
}

function isMessageId(text: string) {
  return /^<[!-;=?-~]{1,250}>$/.test(text);
}

function parseMailbox(text: string) {
  const [, name = "", address = text] = /^(.*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: mailAddress(address) ?? address.trim() };
}
