import type { Env } from "#app/config/env.server.ts";

/** One line for the start of the server: where forms go, and who gets notices of them. */
export function describeDestinations({ WEBHOOK_URL, NOTIFY_EMAIL, SMTP_URL }: Env): string {
  const forms = WEBHOOK_URL
    ? `forms go to ${new URL(WEBHOOK_URL).host}`
    : "forms stay in the store (WEBHOOK_URL is not set)";
  if (!NOTIFY_EMAIL) return forms;
  const notices = SMTP_URL ? `notices go to ${NOTIFY_EMAIL}` : `notices to ${NOTIFY_EMAIL} wait (SMTP_URL is not set)`;
  return `${forms}; ${notices}`;
}
