import * as v from "valibot";
import { instant } from "./columns.server.ts";
import { currentStore } from "./current-store.server.ts";

export const states = ["received", "delivered", "failed", "undeliverable", "spam"] as const;
export type State = (typeof states)[number];
export type Body = Record<string, string>;
export type Submission = v.InferOutput<typeof submissionRow>;

export type NewSubmission = Pick<Submission, "id" | "formType" | "formId" | "body" | "state" | "createdAt"> &
  Partial<Pick<Submission, "attempts" | "nextAttemptAt" | "deliveredAt">>;

type Changes = Partial<Pick<Submission, "body" | "state" | "attempts" | "nextAttemptAt" | "lastError" | "deliveredAt">>;

/** Stores a submission; the answer means that it is on disk. Nothing, when its id is taken. */
export async function createSubmission(row: NewSubmission): Promise<Submission | null> {
  const { id, createdAt, formType, formId, ...rest } = row;
  const fixed = { id, form_type: formType, form_id: formId, created_at: createdAt };
  const query = table().upsert(
    { ...fixed, ...columns(rest) },
    { onConflict: "id", ignoreDuplicates: true, defaultToNull: false },
  );
  return parseFirst(await query.select());
}

export async function getSubmission(id: string): Promise<Submission | null> {
  return parseFirst(await table().select("*").eq("id", id));
}

/**
 * Changes a submission only if it still is as `seen`. Every attempt counts `attempts` up, so of several servers that saw
 * the same row one wins, and the others get nothing.
 */
export async function changeSubmission(
  seen: Pick<Submission, "id" | "state" | "attempts">,
  changes: Changes,
): Promise<Submission | null> {
  const query = table().update(columns(changes)).eq("id", seen.id).eq("state", seen.state);
  return parseFirst(await query.eq("attempts", seen.attempts).select());
}

const LONGEST_DELAY_MS = 27 * 60 * 60_000;

/**
 * What is to be attempted by now, the longest due first. No delay is longer than a day and its jitter: what lies further
 * ahead was written while the clock was wrong.
 */
export async function listDueSubmissions(now: number, limit: number): Promise<Submission[]> {
  const iso = (ms: number) => new Date(ms).toISOString();
  return parseAll(
    await table()
      .select("*")
      .in("state", ["received", "failed"])
      .or(`next_attempt_at.lte."${iso(now)}",next_attempt_at.gt."${iso(now + LONGEST_DELAY_MS)}"`)
      .order("next_attempt_at")
      .limit(limit),
  );
}

const PAGE = 500;

/** All of them or those in one state, oldest first, page by page. */
export async function* listSubmissions(state?: State): AsyncGenerator<Submission> {
  for (let from = 0; ; from += PAGE) {
    const all = table().select("*");
    const some = state ? all.eq("state", state) : all;
    const page = parseAll(
      await some
        .order("created_at")
        .order("id")
        .range(from, from + PAGE - 1),
    );
    yield* page;
    if (page.length < PAGE) return;
  }
}

export async function countSubmissions(): Promise<Record<State, number>> {
  const counts = await Promise.all(
    states.map(async (state) => {
      const { count, error } = await table().select("id", { count: "exact", head: true }).eq("state", state);
      if (error) throw new SubmissionsError(error.message);
      return [state, count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<State, number>;
}

export class SubmissionsError extends Error {
  override name = "SubmissionsError";
}

const nothing = null as string | null;

const submissionRow = v.pipe(
  v.object({
    id: v.string(),
    form_type: v.string(),
    form_id: v.string(),
    body: v.record(v.string(), v.string()),
    state: v.picklist(states),
    attempts: v.number(),
    next_attempt_at: v.optional(instant, null),
    last_error: v.nullish(v.string(), null),
    created_at: v.pipe(
      instant,
      v.transform((value) => value ?? new Date(0).toISOString()),
    ),
    delivered_at: v.optional(instant, null),
  }),
  v.transform(({ form_type, form_id, next_attempt_at, last_error, created_at, delivered_at, ...row }) => ({
    ...row,
    formType: form_type,
    formId: form_id,
    nextAttemptAt: next_attempt_at ?? nothing,
    lastError: last_error ?? nothing,
    createdAt: created_at,
    deliveredAt: delivered_at ?? nothing,
  })),
);

const columnNames = { nextAttemptAt: "next_attempt_at", lastError: "last_error", deliveredAt: "delivered_at" } as const;

function columns(changes: Changes) {
  return Object.fromEntries(
    Object.entries(changes).map(([key, value]) => [key in columnNames ? columnNames[key as never] : key, value]),
  );
}

function table() {
  return currentStore().service.from("submissions");
}

type Answer = { data: unknown[] | null; error: { message: string } | null };

function parseAll({ data, error }: Answer): Submission[] {
  if (error) throw new SubmissionsError(error.message);
  return v.parse(v.array(submissionRow), data);
}

function parseFirst(answer: Answer): Submission | null {
  return parseAll(answer)[0] ?? null;
}
