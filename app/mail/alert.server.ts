import { alertWords } from "#app/content/mails.ts";
import type { MailContent } from "./mail-content.ts";
import { renderMail } from "./render-mail.server.ts";

export type AlertWords = {
  /** Begins with `All clear: ` at the end of an alert. */
  title: string;
  /** What happened, in a paragraph. */
  text: string;
  /** What to do about the problem, unless `text` says it. */
  action?: string;
};

export function alertMail({ title, text, action = "" }: AlertWords, origin: string): MailContent {
  const isOver = title.startsWith(`${alertWords.allClear}: `);
  return renderMail({
    subject: isOver ? title : `${alertWords.label}: ${title}`,
    label: isOver ? alertWords.allClear : alertWords.label,
    paint: isOver ? "green" : "orange",
    title,
    preview: text,
    parts: [
      ...[text, action].filter(Boolean).map((words) => ({ kind: "paragraph", text: words }) as const),
      { kind: "button", label: alertWords.open, href: `${origin}/desk` },
    ],
    reason: alertWords.reason,
  });
}
