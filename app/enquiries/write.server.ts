import * as v from "valibot";
import { currentEnv } from "#app/config/current-env.server.ts";
import { doneWords } from "#app/content/desk/enquiries.ts";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import { getEnquiry } from "#app/data/enquiries.server.ts";
import type { Operator } from "#app/data/operators.server.ts";
import { actOnEnquiries } from "./act.server.ts";
import { actionResult, type DeskActionResult } from "./action-result.ts";
import { addNote, removeNote } from "./notes.server.ts";
import { resend, sendReply } from "./reply.server.ts";

const { errors } = enquiryPage;
const MAX_TEXT = 20_000;
const MAX_SUBJECT = 160;

const uuid = v.pipe(v.string(), v.uuid());
const textOf = (missing: string, long: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(MAX_TEXT, long));
const replyForm = v.object({
  key: uuid,
  subject: v.pipe(v.string(), v.trim(), v.nonEmpty(errors.subject), v.maxLength(MAX_SUBJECT, errors.subjectLong)),
  text: textOf(errors.reply, errors.replyLong),
  answers: v.optional(v.string()),
});
const noteForm = v.object({ key: uuid, text: textOf(errors.note, errors.noteLong) });

/** What the page of one enquiry can do, besides what every list can. Null: the intent is unknown. */
export async function writeToEnquiry(operator: Operator, id: string, form: FormData): Promise<DeskActionResult | null> {
  switch (form.get("intent")) {
    case "reply":
      return reply(operator, id, form);
    case "note":
      return note(operator, id, form);
    case "remove_note": {
      const event = await removeNote(operator, String(form.get("note")));
      return event ? actionResult(doneWords.noteRemoved, { undo: [event] }) : actionResult(doneWords.unchanged);
    }
    case "resend":
      return sendAgain(operator, id, String(form.get("delivery") ?? "") || null);
    default:
      return actOnEnquiries(operator, form);
  }
}

async function reply(operator: Operator, id: string, form: FormData): Promise<DeskActionResult> {
  const values = { subject: String(form.get("subject") ?? ""), text: String(form.get("text") ?? "") };
  const parsed = v.safeParse(replyForm, Object.fromEntries(form));
  if (!parsed.success) return invalid(parsed.issues, values);
  const enquiry = await getEnquiry(id);
  if (!enquiry) return actionResult(doneWords.gone, { isError: true, values });
  const { key, answers, ...written } = parsed.output;
  const canSend = Boolean(currentEnv().SMTP_URL) && enquiry.kind === "enquiry";
  const result = canSend && (await sendReply(operator, enquiry, { id: key, ...written, answers: Boolean(answers) }));
  if (result === "queued") return actionResult(doneWords.replyQueued, { sentKey: key });
  if (result === "spam") return actionResult("", { isError: true, errors: { text: errors.replyInSpam }, values });
  if (result === "other_text") return keptBefore(key, errors.replyKept, errors.replyKeptText, values);
  return actionResult(errors.notSent, { text: errors.notSentText, isError: true, values });
}

async function note(operator: Operator, id: string, form: FormData): Promise<DeskActionResult> {
  const values = { note: String(form.get("text") ?? "") };
  const parsed = v.safeParse(noteForm, Object.fromEntries(form));
  if (!parsed.success) return invalid(parsed.issues, values, "note");
  if (!(await getEnquiry(id))) return actionResult(doneWords.gone, { isError: true, values });
  const { key, text } = parsed.output;
  if (!(await addNote(operator, { id: key, enquiryId: id, text })))
    return keptBefore(key, errors.noteKept, errors.noteKeptText, values);
  return actionResult(doneWords.noteAdded, { sentKey: key });
}

/** The answer to a form that was sent before with another text. It goes on with a new key, as a text of its own. */
function keptBefore(key: string, title: string, text: string, values: Record<string, string>): DeskActionResult {
  return actionResult(title, { text, isError: true, values, usedKey: key });
}

async function sendAgain(operator: Operator, id: string, delivery: string | null): Promise<DeskActionResult> {
  if (!delivery && !currentEnv().WEBHOOK_URL) return actionResult(errors.noWebhook, { isError: true });
  const result = await resend(operator, id, delivery);
  if (result === "queued") return actionResult(doneWords.resent);
  if (result === "spam") return actionResult(errors.resendInSpam, { isError: true });
  return actionResult(result === "running" ? errors.running : doneWords.gone, { isError: true });
}

/** The name of the field in the answer, where two forms of a page have one of the same name. */
function invalid(issues: v.BaseIssue<unknown>[], values: Record<string, string>, renamed?: string): DeskActionResult {
  const found = issues.map((issue) => [renamed ?? String(issue.path?.[0]?.key), issue.message] as const);
  return actionResult("", { isError: true, errors: Object.fromEntries(found.toReversed()), values });
}
