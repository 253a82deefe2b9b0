import { parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { noticeMail } from "./notice.server.ts";

const enquiryBody = {
  formType: "contact_form",
  formId: "contact_form",
  timestamp: "2026-11-18T18:58:00.000Z",
  name: "Ravi Menon",
  email: "ravi@lakeshift.example",
  company: "Lakeshift Radio",
  project: "other",
  budget: "50k+",
  message: "Hello,\n\nwe run four small stations from one building and one night desk, which is often nobody.\n  Ravi",
};
const enquiry = {
  id: "7f0c5b1e-58a9-4f0e-9a4e-6a1b4b0f6a11",
  body: enquiryBody,
  createdAt: "2026-11-18T18:58:00.000Z",
};
const origin = "https://www.example.com";
const noticeWith = (changes: Partial<typeof enquiryBody>) =>
  noticeMail({ ...enquiry, body: { ...enquiryBody, ...changes } }, origin);

test("the subject names the visitor and the budget, and answers go to the visitor", () => {
  const { subject, replyTo, isAutomatic } = noticeMail(enquiry, origin);
  expect(subject).toBe("Ravi Menon, Lakeshift Radio: $50k or more");
  expect(replyTo).toEqual({ name: "Ravi Menon", address: "ravi@lakeshift.example" });
  expect(isAutomatic).toBe(true);
});

test("without a budget or project the subject quotes the beginning of the message", () => {
  const { subject } = noticeWith({ company: "", project: "", budget: "", message: "Can you make\nus a shop?" });
  expect(subject).toBe("Ravi Menon: Can you make us a shop?");
});

test("the plain text is the whole letter in short lines", () => {
  expect(noticeMail(enquiry, origin).text).toBe(`RAVI MENON
Lakeshift Radio. Something else, $50k or more.

Message:
> Hello,
>
> we run four small stations from one building and one night desk,
> which is often nobody.
>   Ravi

Name     Ravi Menon
Email    ravi@lakeshift.example
Company  Lakeshift Radio
Project  Something else
Budget   $50k or more
Sent     Wed, November 18 at 13:58 EST

Open on the desk:
https://www.example.com/desk/enquiries/7f0c5b1e-58a9-4f0e-9a4e-6a1b4b0f6a11

Or answer this email: Ravi Menon gets the reply.

--${" "}
You get this because Furlong’s site sends its enquiries and alerts
to this address (NOTIFY_EMAIL).
`);
});

describe("both parts", () => {
  const awkward = {
    ...enquiryBody,
    name: "R<b>a</b>vi & \"Co\" <script>alert('x')</script>",
    email: "not an address",
    company: "Long ".repeat(40).trim(),
    project: "a-choice-of-last-year",
    budget: "",
    message: `</td></table><img src=x onerror=alert(1)>\u2028second line\r\n\r\n${"unbroken".repeat(60)}\0`,
    phone: "+1 416 555 0100",
  };

  test.each([
    ["an ordinary enquiry", enquiryBody],
    ["an awkward one", awkward],
  ])("contain the same words for %s", (_name, given) => {
    const { html, text } = noticeMail({ ...enquiry, body: given }, origin);
    expect(wordsIn(visibleText(html))).toEqual(expect.arrayContaining(wordsIn(withoutQuoteMarks(text))));
    const shown = withoutSpaces(visibleText(html));
    for (const [field, value] of Object.entries(given)) {
      if (["formType", "formId", "timestamp", "project", "budget"].includes(field)) continue;
      const plain = withoutSpaces(value.replace("\0", ""));
      expect(shown, field).toContain(plain);
      expect(withoutSpaces(withoutQuoteMarks(text)), field).toContain(plain);
    }
  });

  test("show a visitor's markup as text, and make no link of an unusable address", () => {
    const { html, text, replyTo } = noticeMail({ ...enquiry, body: awkward }, origin);
    expect(html).not.toMatch(/<script|<img|<b>|mailto:/);
    expect(replyTo).toBeUndefined();
    expect(text).toContain("does not reach them");
  });
});

test("the mail loads nothing and links only to the visitor's address and the desk", () => {
  const { html } = noticeMail(enquiry, origin);
  expect(html).toMatch(/^<!doctype html><html lang="en-CA">/i);
  expect(html.match(/(href|src|background)="[^"]*"/g)).toEqual([
    'href="mailto:ravi@lakeshift.example"',
    `href="${origin}/desk/enquiries/${enquiry.id}"`,
    `href="${origin}/desk/enquiries/${enquiry.id}"`,
  ]);
  expect(html).not.toMatch(/url\(|<link|@import|bgcolor/);
});

type HtmlNode = { type: string; name?: string; data?: string; children?: HtmlNode[] };

/** The text of the body as a reader sees it. */
function visibleText(html: string): string {
  const textOf = (node: HtmlNode): string => {
    if (node.type === "text") return node.data ?? "";
    if (node.type === "comment" || node.name === "head") return "";
    return ` ${(node.children ?? []).map(textOf).join("")} `;
  };
  return textOf(parseDocument(html) as unknown as HtmlNode);
}

/** The plain text without its quote marks and the button's address, which the HTML does not show. */
function withoutQuoteMarks(text: string) {
  return text.replace(/^> ?|https:\S+/gm, "");
}

function wordsIn(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function withoutSpaces(text: string) {
  return text.replace(/\s+/g, "");
}
