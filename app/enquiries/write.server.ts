import * as v from "valibot";
import { currentEnv } from "#app/config/current-env.server.ts";
import { actionResultWords } from "#app/content/desk/enquiries.ts";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import { maxWrittenLengths } from "#app/content/desk/enquiry-limits.ts";
import { getEnquiry } from "#app/data/enquiries.server.ts";
import type { Operator } from "#app/data/operators.server.ts";
import { actOnEnquiries } from "./act.server.ts";
import { actionResult, type DeskActionResult } from "./action-result.ts";
import { addNote, removeNote } from "./notes.server.ts";
import { resendDelivery, sendReply } from "./reply.server.ts";

const { errors } = enquiryPage;

const uuidField = v.pipe(v.string(), v.uuid());
const textField = (missing: string, long: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(maxWrittenLengths.text, long));
const replyForm = v.object({
  key: uuidField,
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(errors.subject),
    v.maxLength(maxWrittenLengths.subject, errors.subjectLong),
  ),
  text: textField(errors.reply, errors.replyLong),
  answers: v.optional(v.string()),
});
const noteForm = v.object({ key: uuidField, text: textField(errors.note, errors.noteLong) });

/** Runs the actions of an enquiry's page: its own, then those that it shares with lists. Null if the intent is unknown. */
export async function writeToEnquiry(operator: Operator, id: string, form: FormData): Promise<DeskActionResult | null> {
  switch (form.get("intent")) {
    case "reply":
      return handleReply(operator, id, form);
    case "note":
      return handleNote(operator, id, form);
    case "remove_note": {
      const event = await removeNote(operator, String(form.get("note")));
      return event
        ? actionResult(actionResultWords.noteRemoved, { undo: [event] })
        : actionResult(actionResultWords.unchanged);
    }
    case "resend":
      return handleResend(operator, id, String(form.get("delivery") ?? "") || null);
    default:
      return actOnEnquiries(operator, form);
  }
}

async function handleReply(operator: Operator, id: string, form: FormData): Promise<DeskActionResult> {
  const typed = (name: string) => String(form.get(name) ?? "");
  const values = { subject: typed("subject"), text: typed("text"), answers: typed("answers") };
  const parsed = v.safeParse(replyForm, Object.fromEntries(form));
  if (!parsed.success) return invalidResult(parsed.issues, values);
  const enquiry = await getEnquiry(id);
  if (!enquiry) return actionResult(actionResultWords.gone, { isError: true, values });
  const { key, answers, ...written } = parsed.output;
  const canSend = Boolean(currentEnv().SMTP_URL) && enquiry.kind === "enquiry";
  const result = canSend && (await sendReply(operator, enquiry, { id: key, ...written, answers: Boolean(answers) }));
  if (result === "queued") return actionResult(actionResultWords.replyQueued, { sentKey: key });
  if (result === "spam") return actionResult("", { isError: true, errors: { text: errors.replyInSpam }, values });
  if (result === "other_text") return usedKeyResult(key, errors.replyKept, errors.replyKeptText, values);
  return actionResult(errors.notSent, { text: errors.notSentText, isError: true, values });
}

async function handleNote(operator: Operator, id: string, form: FormData): Promise<DeskActionResult> {
  const values = { note: String(form.get("text") ?? "") };
  const parsed = v.safeParse(noteForm, Object.fromEntries(form));
  if (!parsed.success) return invalidResult(parsed.issues, values, "note");
  if (!(await getEnquiry(id))) return actionResult(actionResultWords.gone, { isError: true, values });
  const { key, text } = parsed.output;
  if (!(await addNote(operator, { id: key, enquiryId: id, text })))
    return usedKeyResult(key, errors.noteKept, errors.noteKeptText, values);
  return actionResult(actionResultWords.noteAdded, { sentKey: key });
}

/** The result for a form that was sent before with a different text. The form makes a new key for the changed text. */
function usedKeyResult(key: string, title: string, text: string, values: Record<string, string>): DeskActionResult {
  return actionResult(title, { text, isError: true, values, usedKey: key });
}

async function handleResend(operator: Operator, id: string, delivery: string | null): Promise<DeskActionResult> {
  if (!delivery && !currentEnv().WEBHOOK_URL) return actionResult(errors.noWebhook, { isError: true });
  const result = await resendDelivery(operator, id, delivery);
  if (result === "queued") return actionResult(actionResultWords.resent);
  if (result === "spam") return actionResult(errors.resendInSpam, { isError: true });
  return actionResult(result === "running" ? errors.running : actionResultWords.gone, { isError: true });
}

/** `renamed` is the field's name in the result, for forms whose field names clash. */
function invalidResult(
  issues: v.BaseIssue<unknown>[],
  values: Record<string, string>,
  renamed?: string,
): DeskActionResult {
  const found = issues.map((issue) => [renamed ?? String(issue.path?.[0]?.key), issue.message] as const);
  return actionResult("", { isError: true, errors: Object.fromEntries(found.toReversed()), values });
}
