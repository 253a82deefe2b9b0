import { type MailServer, runMailServer } from "../../tests/support/mail-server.ts";
import type { TestBed } from "./test-bed.ts";
import type { Visitor } from "./visitors.ts";

/** Starts a mail server that works throughout, to check that the agency hears of each enquiry once. */
export async function watchNotices(bed: TestBed) {
  const server = await runMailServer();
  bed.onEnd(server.stop);
  return {
    env: mailEnv(server.port),
    /** Fails the run unless each visitor has a notice, and none has two Message-IDs. Returns the figures for the table. */
    check: (visitors: readonly Visitor[]): string => {
      const noticesOf = Map.groupBy(server.received.filter(isNotice), enquiryMessageIn);
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

/** A notice has a reply address, the visitor's; an alert has none. */
export function isNotice({ mail }: MailServer["received"][number]): boolean {
  return Boolean(mail.replyTo?.length);
}

function enquiryMessageIn({ mail }: MailServer["received"][number]): string {
  return /enquiry-\d+/.exec(mail.text ?? "")?.[0] ?? "";
}
