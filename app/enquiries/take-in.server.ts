import { log } from "#app/config/log.server.ts";
import {
  createEnquiries,
  existingEnquiryIds,
  type NewEnquiry,
  updateEnquiryTexts,
} from "#app/data/enquiries.server.ts";
import { notesOfEnquiries } from "#app/data/notes.server.ts";
import { countRows } from "#app/data/private-rows.server.ts";
import {
  getSubmission,
  listSubmissionHeaders,
  type Submission,
  submissionsById,
} from "#app/data/submissions.server.ts";
import { dueInState } from "./due.ts";
import { enquiryKindOf } from "./kind.server.ts";
import { listTexts } from "./texts.ts";

/** Creates the enquiry of a stored submission. If that fails, `addMissingEnquiries` does it within a minute. */
export async function addToDesk(submission: Submission, page: string): Promise<void> {
  try {
    await createEnquiries([toEnquiry(submission, page)]);
  } catch (error) {
    log.error({ err: error, submission: submission.id }, "a submission is not on the desk yet; retrying in a minute");
  }
}

/** Creates the missing enquiries: of submissions before the desk existed, and of requests that were interrupted. */
export async function addMissingEnquiries(createdFrom?: string): Promise<number> {
  if (!createdFrom && (await hasEveryEnquiry())) return 0;
  let completed = 0;
  for await (const batch of listSubmissionHeaders(createdFrom)) {
    const known = await existingEnquiryIds(batch.map(({ id }) => id));
    const missing = batch.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    if (missing.length === 0) continue;
    completed += await createEnquiries((await submissionsById(missing)).map((row) => toEnquiry(row, "")));
  }
  if (completed > 0) log.info({ completed }, "submissions were added to the desk");
  return completed;
}

/** An enquiry is added after its submission and deleted before it, so equal counts mean that no submission lacks one. */
async function hasEveryEnquiry(): Promise<boolean> {
  const [submissions, enquiries] = await Promise.all([countRows("submissions"), countRows("enquiries")]);
  return submissions === enquiries;
}

/** Rewrites the columns for lists and searches after an edit or a note. */
export async function refreshListTexts(id: string): Promise<void> {
  const [submission, notes] = await Promise.all([getSubmission(id), notesOfEnquiries([id])]);
  if (!submission) return;
  const written = notes.map(({ subject, text }) => `${subject ?? ""}\n${text}`);
  await updateEnquiryTexts(id, listTexts(submission.body, written));
}

function toEnquiry({ id, formType, formId, body, state, createdAt }: Submission, page: string): NewEnquiry {
  const kind = enquiryKindOf(formType);
  const isSpam = state === "spam";
  const first = isSpam ? "spam" : "new";
  return {
    ...{ id, formId, kind, page, state: first, receivedAt: createdAt, spamSince: isSpam ? createdAt : null },
    dueAt: dueInState(first, { kind, waitsFrom: createdAt, firstAnsweredAt: null }),
    ...listTexts(body),
  };
}
