import fc from "fast-check";
import { expect, test } from "vitest";
import { runMailServer } from "../../tests/support/mail-server.ts";
import { createMailer, type Mail } from "./smtp.server.ts";

const mailboxes = { from: "Furlong <hello@furlong.example>", to: "team@furlong.example" };

const lineBreaks = ["\r\n", "\n", "\r", "\0", "\u2028", "\u2029", "\u0085", "\v", "\r\n\r\n", "\r\n.\r\n", "\n.\n"];
const hostileFragments = [
  "Bcc: victim@example.com",
  "Content-Type: text/html",
  "MAIL FROM:<a@b.example>",
  "=?utf-8?Q?=0D=0ABcc:_victim@example.com?=",
  '"><script>',
  "<victim@example.com>",
  '" <victim@example.com>, "',
  "victim@example.com,",
  "\\",
  ";",
  "(",
  ":",
  "group: a@b.example;",
  "👩‍🚀",
  "Ünïcödé",
  "x".repeat(2_000),
  " ",
];
const hostileText = fc
  .array(
    fc.oneof(fc.constantFrom(...lineBreaks), fc.constantFrom(...hostileFragments), fc.string({ unit: "binary" })),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(""));
const hostileAddress = fc.oneof(
  fc.emailAddress(),
  hostileText,
  fc.tuple(fc.emailAddress(), hostileText).map((parts) => parts.join("")),
);
type VisitorTexts = { name: string; subject: string; address: string; text: string };
const visitorTexts: fc.Arbitrary<VisitorTexts> = fc.record({
  name: hostileText,
  subject: hostileText,
  address: hostileAddress,
  text: hostileText,
});

const allowedHeaders = [
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "auto-submitted",
];

test("nothing that a visitor writes makes a header, a recipient or a second message", async () => {
  const server = await runMailServer();
  const send = createMailer({ url: server.url, from: mailboxes.from });
  // Mails are sent in batches, because the test server delays the greeting of each connection.
  const batch = fc.array(visitorTexts, { minLength: 1, maxLength: 25 });
  const property = fc.asyncProperty(batch, async (batch) => {
    server.received.length = 0;
    const mails = batch.map((each, index) =>
      toMail(each, `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`),
    );
    const outcomes = await Promise.all(mails.map(send));
    expect(outcomes).toEqual(mails.map(() => ({ kind: "sent" })));
    expect(server.received).toHaveLength(mails.length);
    for (const { from, to, raw, mail } of server.received) {
      expect([from, ...to]).toEqual(["hello@furlong.example", mailboxes.to]);
      const names = mail.headers.map(({ key }) => key);
      expect(names.filter((name) => !allowedHeaders.includes(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
      expect(mail.to).toEqual([{ name: "", address: mailboxes.to }]);
      expect(mail.replyTo?.length ?? 1).toBe(1);
      const shown = `${mail.subject} ${mail.replyTo?.[0]?.name}`;
      expect(shown).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u);
      expect([mail.text?.slice(0, 6), mail.html]).toEqual(["Hello\n", "<p>Hello</p>\n"]);
      const [head = ""] = raw.split("\r\n\r\n");
      expect(Math.max(...head.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThan(998);
      expect(head).not.toMatch(/\r(?!\n)|(?<!\r)\n|[^\t\r\n -~]/);
    }
  });
  await fc.assert(property, { numRuns: 20 }).finally(server.stop);
});

function toMail({ name, subject, address, text }: VisitorTexts, id: string): Mail {
  const replyTo = { name, address };
  return { id, to: mailboxes.to, subject, text: `Hello\n${text}`, html: "<p>Hello</p>", replyTo, isAutomatic: true };
}
