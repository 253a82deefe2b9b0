import { randomUUID } from "node:crypto";
import { parseEnv } from "#app/config/env.server.ts";
import { exitWithError, OperationalError } from "#app/config/operational-error.server.ts";
import { configuredMailer } from "#app/integrations/smtp.server.ts";
import { alertMail } from "#app/mail/alert.server.ts";

const alertWords = {
  title: "The site is down",
  text: "It stopped again and again, so systemd no longer restarts it. Visitors cannot reach it, and it takes in no enquiries.",
  action:
    "journalctl -u site -n 50 shows why. Fix the cause, then run: systemctl reset-failed site && systemctl start site",
};

try {
  // Parses only the mail settings: another setting may be the reason why the site does not start.
  const { SMTP_URL, MAIL_FROM, NOTIFY_EMAIL, SITE_URL } = process.env;
  const env = parseEnv({ SMTP_URL, MAIL_FROM, NOTIFY_EMAIL });
  const send = configuredMailer(env);
  if (!send || !env.NOTIFY_EMAIL)
    throw new OperationalError("Nobody was told that the site is down: set SMTP_URL, MAIL_FROM and NOTIFY_EMAIL.");
  const origin = SITE_URL?.replace(/\/+$/, "") || "http://localhost:3000";
  const outcome = await send({ ...alertMail(alertWords, origin), id: randomUUID(), to: env.NOTIFY_EMAIL });
  if (outcome.kind !== "sent")
    throw new OperationalError(
      `The mail that says that the site is down could not be sent (${"reason" in outcome ? outcome.reason : outcome.kind}). Check SMTP_URL, MAIL_FROM and NOTIFY_EMAIL.`,
    );
  console.log(`${env.NOTIFY_EMAIL} was told that the site is down.`);
} catch (error) {
  exitWithError(error);
}
