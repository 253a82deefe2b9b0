import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "#app/content/site.ts";
import { paragraphs } from "#app/text/paragraphs.ts";
import { plainText } from "#app/text/plain-text.ts";
import type { MailContent } from "./mail-content.ts";

type SentReply = { subject: string; text: string; name: string };

/** The mail of an operator's reply. It looks like a personal mail, without the site's design. */
export function replyMail({ subject, text, name }: SentReply): MailContent {
  const written = plainText(text).trim();
  const style = { margin: "0 0 1em", whiteSpace: "pre-wrap" } as const;
  const body = paragraphs(written).map((paragraph, index) => h("p", { key: index, style }, paragraph));
  const page = h(
    "html",
    { lang: site.locale },
    h("head", null, h("meta", { charSet: "utf-8" }), h("title", null, subject)),
    h("body", { style: { font: "16px/1.5 sans-serif" } }, ...body),
  );
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  return { subject, text: `${written}\n`, html, senderName: name };
}
