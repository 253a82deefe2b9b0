import type { NodemailerError } from "nodemailer";
import { plainLine } from "#app/text/plain-text.ts";
import type { Outcome } from "./outcome.ts";

const MAX_REASON_LENGTH = 160;
const AUTHENTICATION_REQUIRED = 530;

/** Turns the error of an attempt into an outcome. `written` are visitors' texts, which the reason must not repeat. */
export function smtpFailure(error: unknown, written: string[]): Outcome {
  const { code, originalCode, name, responseCode, response, permanent } = error as NodemailerError;
  if (code === "EABORT" || code === "ETIMEDOUT") return { kind: "timeout" };
  // A refused sign-in says nothing about the mail, which can be sent once SMTP_URL is right.
  if (responseCode && (code === "EAUTH" || responseCode === AUTHENTICATION_REQUIRED))
    return { kind: "failed", reason: `${responseCode} the server refused the sign-in: check SMTP_URL` };
  if (!responseCode) return { kind: "failed", reason: originalCode ?? code ?? name };
  const reason = `${responseCode} ${firstLine(response, written)}`.trim();
  return { kind: permanent ? "rejected" : "failed", reason };
}

function firstLine(response = "", written: string[]) {
  const [line = ""] = response.replace(/^\d{3}[ -]?/, "").split(/\r?\n/);
  const own = written.filter(Boolean).reduce((text, quote) => text.replaceAll(quote, "…"), line);
  return plainLine(own.replace(/[^\s<>"']+@[^\s<>"']+/g, "…"), MAX_REASON_LENGTH);
}
