import * as v from "valibot";
import { log } from "#app/config/log.server.ts";
import { instant } from "./columns.server.ts";
import { currentSubmissions } from "./current-store.server.ts";

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
  const due: Submission[] = [];
  for (let from = 0, isMore = true; isMore && due.length < limit; from += limit) {
    const rows = requireRows(
      await table()
        .select("*")
        .in("state", ["received", "failed"])
        .or(`next_attempt_at.lte."${iso(now)}",next_attempt_at.gt."${iso(now + LONGEST_DELAY_MS)}"`)
        .order("next_attempt_at")
        .range(from, from + limit - 1),
    );
    due.push(...parseEach(rows, warnOnce));
    isMore = rows.length === limit;
  }
  return due.slice(0, limit);
}

const PAGE = 500;

/**
 * All of them or those in one state, oldest first, page by page. The store is asked for all: of those in one state some
 * leave it meanwhile, and a page would begin behind as many that nobody has seen.
 */
export async function* listSubmissions(state?: State, leaveOut: LeaveOut = refuse): AsyncGenerator<Submission> {
  for (let from = 0; ; ) {
    const all = table().select<"*", { state: unknown }>("*");
    const page = requireRows(
      await all
        .order("created_at")
        .order("id")
        .range(from, from + PAGE - 1),
    );
    // A page may be shorter than was asked for and not be the last.
    if (page.length === 0) return;
    yield* parseEach(state ? page.filter((row) => row.state === state) : page, leaveOut);
    from += page.length;
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

const submissionRow = v.pipe(
  v.object({
    id: v.string(),
    form_type: v.string(),
    form_id: v.string(),
    body: v.record(v.string(), v.string()),
    state: v.picklist(states),
    attempts: v.number(),
    next_attempt_at: instant,
    last_error: v.nullish(v.string(), null),
    created_at: v.pipe(
      instant,
      v.transform((value) => value ?? new Date(0).toISOString()),
    ),
    delivered_at: instant,
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

/** What is not changed is undefined here, and left out where it is sent. */
function columns({ nextAttemptAt, lastError, deliveredAt, ...same }: Changes) {
  return { ...same, next_attempt_at: nextAttemptAt, last_error: lastError, delivered_at: deliveredAt };
}

function table() {
  return currentSubmissions().service.from("submissions");
}

type Answer<Row> = { data: Row[] | null; error: { message: string } | null };

function requireRows<Row>({ data, error }: Answer<Row>): Row[] {
  if (error) throw new SubmissionsError(error.message);
  return data ?? [];
}

function parseFirst(answer: Answer<unknown>): Submission | null {
  return parseEach(requireRows(answer), refuse)[0] ?? null;
}

/** Told of a row that somebody else wrote or changed: its id and a column, and nothing of what the visitor wrote. */
type LeaveOut = (id: string, column: string) => void;

function parseEach(rows: unknown[], leaveOut: LeaveOut): Submission[] {
  return rows.flatMap((row) => {
    const parsed = v.safeParse(submissionRow, row);
    if (parsed.success) return parsed.output;
    leaveOut(String((row as { id: unknown }).id), String(parsed.issues[0].path?.[0].key));
    return [];
  });
}

function refuse(id: string, column: string) {
  throw new SubmissionsError(`submission ${id} is not as the site writes it: its ${column}`);
}

const warned = new Set<string>();

function warnOnce(id: string, column: string) {
  if (warned.has(id)) return;
  warned.add(id);
  log.warn({ submission: id, column }, "a submission is not as the site writes it, and is left out");
}
