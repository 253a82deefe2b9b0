import { alert } from "#app/content/mails.ts";
import type { MailContent } from "./mail-content.ts";
import { renderMail } from "./render-mail.server.ts";

export type AlertWords = {
  /** `All clear: …` for the end of an alert. */
  title: string;
  /** What happened, in a paragraph. */
  text: string;
  /** What to do about it, where the text does not say it. */
  action?: string;
};

export function alertMail({ title, text, action = "" }: AlertWords, origin: string): MailContent {
  const isOver = title.startsWith(`${alert.allClear}: `);
  return renderMail({
    subject: isOver ? title : `${alert.label}: ${title}`,
    label: isOver ? alert.allClear : alert.label,
    paint: isOver ? "green" : "orange",
    title,
    preview: text,
    parts: [
      ...[text, action].filter(Boolean).map((words) => ({ kind: "paragraph", text: words }) as const),
      { kind: "button", label: alert.open, href: `${origin}/desk` },
    ],
    reason: alert.reason,
  });
}
