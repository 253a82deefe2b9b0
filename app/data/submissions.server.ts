import * as v from "valibot";
import { isoInstant } from "./columns.server.ts";
import {
  countRows,
  listRows,
  type OnInvalidRow,
  parseEach,
  privateTable,
  readByIds,
  requireRows,
  type StoreResponse,
  throwInvalid,
} from "./private-rows.server.ts";
import { whereUuidEquals } from "./where-equals.server.ts";

/**
 * `spam`, or the state of the webhook delivery. Only the version before the outbox reads that state; it is still written so
 * that this version can be started again. `received` without a next attempt means stored, with nothing to send.
 */
export const submissionStates = ["received", "delivered", "failed", "undeliverable", "spam"] as const;
export type SubmissionState = (typeof submissionStates)[number];
export type SubmissionBody = Record<string, string>;
export type Submission = v.InferOutput<typeof submissionRow>;

export type NewSubmission = Pick<Submission, "id" | "formType" | "formId" | "body" | "state" | "createdAt"> &
  Partial<Pick<Submission, "attempts" | "nextAttemptAt">>;

export type SubmissionChanges = Partial<
  Pick<Submission, "body" | "state" | "attempts" | "nextAttemptAt" | "lastError" | "deliveredAt">
>;

/** Stores a submission and returns it once it is on disk; null if a submission with its id exists. */
export async function createSubmission(row: NewSubmission): Promise<Submission | null> {
  const { id, createdAt, formType, formId, ...rest } = row;
  const fixed = { id, form_type: formType, form_id: formId, created_at: createdAt };
  const query = submissionsTable().upsert(
    { ...fixed, ...toColumns(rest) },
    { onConflict: "id", ignoreDuplicates: true, defaultToNull: false },
  );
  return parseFirstSubmission(await query.select());
}

export async function getSubmission(id: string): Promise<Submission | null> {
  return parseFirstSubmission(await whereUuidEquals(submissionsTable().select("*"), "id", id));
}

/** Updates a submission if it is still in the state of `seen`; null otherwise. */
export async function changeSubmission(
  seen: Pick<Submission, "id" | "state">,
  changes: SubmissionChanges,
): Promise<Submission | null> {
  return parseFirstSubmission(
    await submissionsTable().update(toColumns(changes)).eq("id", seen.id).eq("state", seen.state).select(),
  );
}

/** Writes the delivery columns that the version before the outbox reads. A submission that is spam stays spam. */
export async function mirrorDeliveryState(id: string, changes: SubmissionChanges): Promise<void> {
  requireRows(await submissionsTable().update(toColumns(changes)).eq("id", id).neq("state", "spam").select("id"));
}

export function submissionsById(ids: string[]): Promise<Submission[]> {
  return readByIds(ids, async (some) =>
    parseEach(submissionRow, requireRows(await submissionsTable().select("*").in("id", some)), () => {}),
  );
}

/**
 * All submissions, or those in one state, oldest first. The state is filtered here and not in the query, because rows that
 * change state between two pages would shift the offset and hide others.
 */
export async function* listSubmissions(
  state?: SubmissionState,
  onInvalid: OnInvalidRow = throwInvalid("submission"),
): AsyncGenerator<Submission> {
  for await (const page of listRows<{ state: unknown }>("submissions"))
    yield* parseEach(submissionRow, state ? page.filter((row) => row.state === state) : page, onInvalid);
}

export type SubmissionHeader = Omit<Submission, "body">;

/** The embedded store takes at most a hundred values in one statement, and callers query the ids of a whole batch at once. */
const HEADERS_PER_READ = 90;
const HEADER_COLUMNS =
  "id, form_type, form_id, state, attempts, next_attempt_at, last_error, created_at, delivered_at" as const;

/** All submissions, or those since a time, in batches and without their bodies. Invalid rows are left out. */
export async function* listSubmissionHeaders(createdFrom?: string): AsyncGenerator<SubmissionHeader[]> {
  for (let last = ""; ; ) {
    const all = submissionsTable().select(HEADER_COLUMNS);
    const query = (createdFrom ? all.gte("created_at", createdFrom) : all).order("id").limit(HEADERS_PER_READ);
    const batch = requireRows(await (last ? query.gt("id", last) : query));
    if (batch.length === 0) return;
    last = String(batch.at(-1)?.id);
    yield parseEach(
      submissionRow,
      batch.map((row) => ({ ...row, body: {} })),
      () => {},
    );
  }
}

export async function countSubmissions(state: SubmissionState): Promise<number> {
  return countRows("submissions", { state });
}

const submissionRow = v.pipe(
  v.object({
    id: v.string(),
    form_type: v.string(),
    form_id: v.string(),
    body: v.record(v.string(), v.string()),
    state: v.picklist(submissionStates),
    attempts: v.number(),
    next_attempt_at: isoInstant,
    last_error: v.nullish(v.string(), null),
    created_at: v.pipe(
      isoInstant,
      v.transform((value) => value ?? new Date(0).toISOString()),
    ),
    delivered_at: isoInstant,
  }),
  v.transform(({ form_type, form_id, next_attempt_at, last_error, created_at, delivered_at, ...row }) => ({
    ...row,
    formType: form_type,
    formId: form_id,
    nextAttemptAt: next_attempt_at,
    lastError: last_error,
    createdAt: created_at,
    deliveredAt: delivered_at,
  })),
);

/** Columns to leave unchanged are undefined, which JSON omits. */
function toColumns({ nextAttemptAt, lastError, deliveredAt, ...same }: SubmissionChanges) {
  return { ...same, next_attempt_at: nextAttemptAt, last_error: lastError, delivered_at: deliveredAt };
}

function submissionsTable() {
  return privateTable("submissions");
}

function parseFirstSubmission(response: StoreResponse<unknown>): Submission | null {
  return parseEach(submissionRow, requireRows(response), throwInvalid("submission"))[0] ?? null;
}
