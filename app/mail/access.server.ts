import * as v from "valibot";
import { type AccessChange, accessMailWords } from "#app/content/mails.ts";
import type { MailContent } from "./mail-content.ts";
import { renderMail } from "./render-mail.server.ts";

export type AccessNews = v.InferOutput<typeof accessNews>;

export const accessNews = v.object({
  change: v.picklist(Object.keys(accessMailWords.subjects) as AccessChange[]),
  /** Who made the change: a name, or "You"; null for a command on the server or a one-time link. */
  by: v.nullable(v.string()),
  /** The one-time link of an invitation or a reset. */
  link: v.optional(v.string()),
});

export function accessMail({ change, by, link }: AccessNews, origin: string): MailContent {
  const subject = accessMailWords.subjects[change];
  const text = accessMailWords.texts[change](by);
  const button =
    link && (change === "invited" || change === "reset")
      ? { label: accessMailWords.follow[change], href: link }
      : { label: accessMailWords.open, href: `${origin}/desk` };
  return renderMail({
    subject,
    label: accessMailWords.label,
    paint: "yellow",
    title: subject,
    preview: text,
    parts: [
      { kind: "paragraph", text },
      { kind: "button", ...button },
      { kind: "paragraph", text: accessMailWords.unexpected },
    ],
    reason: accessMailWords.reason,
  });
}
