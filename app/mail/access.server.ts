import * as v from "valibot";
import { type AccessChange, access } from "#app/content/mails.ts";
import type { MailContent } from "./mail-content.ts";
import { renderMail } from "./render-mail.server.ts";

export type AccessNews = v.InferOutput<typeof accessNews>;

export const accessNews = v.object({
  change: v.picklist(Object.keys(access.subjects) as AccessChange[]),
  /** Who did it: a name, or "You"; null for a command on the server or a one-time link. */
  by: v.nullable(v.string()),
  /** The one-time link of an invitation or a reset. */
  link: v.optional(v.string()),
});

export function accessMail({ change, by, link }: AccessNews, origin: string): MailContent {
  const subject = access.subjects[change];
  const text = access.texts[change](by);
  const button =
    link && (change === "invited" || change === "reset")
      ? { label: access.follow[change], href: link }
      : { label: access.open, href: `${origin}/desk` };
  return renderMail({
    subject,
    label: access.label,
    paint: "yellow",
    title: subject,
    preview: text,
    parts: [
      { kind: "paragraph", text },
      { kind: "button", ...button },
      { kind: "paragraph", text: access.unexpected },
    ],
    reason: access.reason,
  });
}
