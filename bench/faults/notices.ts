import { type MailServer, runMailServer } from "../../tests/support/mail-server.ts";
import type { TestBed } from "./test-bed.ts";
import type { Visitor } from "./visitors.ts";

/** A mail server that works throughout, while the site does not: the agency hears of each enquiry once. */
export async function watchNotices(bed: TestBed) {
  const server = await runMailServer();
  bed.onEnd(server.stop);
  return {
    env: mailEnv(server.port),
    /** Fails the run unless each of these visitors has a notice, and nobody two. Returns the figures for the table. */
    check: (visitors: readonly Visitor[]): string => {
      const noticesOf = Map.groupBy(server.received.filter(isNotice), tellsOf);
      const idsOf = (message: string) => new Set(noticesOf.get(message)?.map(({ mail }) => mail.messageId));
      const lost = visitors.filter(({ message }) => !noticesOf.has(message)).length;
      const duplicated = [...noticesOf.keys()].filter((message) => idsOf(message).size > 1).length;
      bed.expect(lost === 0, `a notice of each enquiry: ${lost} lost`);
      bed.expect(duplicated === 0, `one Message-ID for each enquiry: ${duplicated} have several`);
      const repeats = [...noticesOf].reduce((sum, [message, mails]) => sum + mails.length - idsOf(message).size, 0);
      return `${noticesOf.size} notices by mail, ${lost} lost, ${duplicated} duplicated, ${repeats} repeats`;
    },
  };
}

export function mailEnv(port: number) {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Furlong <desk@furlong.example>",
    NOTIFY_EMAIL: "team@furlong.example",
  };
}

/** Answering a notice writes to the visitor; nobody answers an alert. */
export function isNotice({ mail }: MailServer["received"][number]): boolean {
  return Boolean(mail.replyTo?.length);
}

function tellsOf({ mail }: MailServer["received"][number]): string {
  return /enquiry-\d+/.exec(mail.text ?? "")?.[0] ?? "";
}
