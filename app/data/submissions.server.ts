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

/** Stores a submission and returns it once it is on disk; null if the id is taken. */
export async function createSubmission(row: NewSubmission): Promise<Submission | null> {
  const { id, createdAt, formType, formId, ...rest } = row;
  const fixed = { id, form_type: formType, form_id: formId, created_at: createdAt };
  const query = table().upsert(
    { ...fixed, ...toColumns(rest) },
    { onConflict: "id", ignoreDuplicates: true, defaultToNull: false },
  );
  return parseFirst(await query.select());
}

export async function getSubmission(id: string): Promise<Submission | null> {
  return parseFirst(await table().select("*").eq("id", id));
}

/**
 * Updates a submission only if it is still as `seen`. Every attempt increments `attempts`, so of several servers that read
 * the same row one succeeds and the others get null.
 */
export async function changeSubmission(
  seen: Pick<Submission, "id" | "state" | "attempts">,
  changes: Changes,
): Promise<Submission | null> {
  const query = table().update(toColumns(changes)).eq("id", seen.id).eq("state", seen.state);
  return parseFirst(await query.eq("attempts", seen.attempts).select());
}

const MAX_DELAY_MS = 27 * 60 * 60_000;

/**
 * Submissions due by now, longest overdue first. No delay exceeds a day plus jitter, so a row further in the future was
 * written with a wrong clock and is due as well.
 */
export async function listDueSubmissions(now: number, limit: number): Promise<Submission[]> {
  const iso = (ms: number) => new Date(ms).toISOString();
  const due: Submission[] = [];
  for (let from = 0, isMore = true; isMore && due.length < limit; from += limit) {
    const rows = requireRows(
      await table()
        .select("*")
        .in("state", ["received", "failed"])
        .or(`next_attempt_at.lte."${iso(now)}",next_attempt_at.gt."${iso(now + MAX_DELAY_MS)}"`)
        .order("next_attempt_at")
        .range(from, from + limit - 1),
    );
    due.push(...parseEach(rows, warnOnce));
    isMore = rows.length === limit;
  }
  return due.slice(0, limit);
}

const PAGE_SIZE = 500;

/**
 * All submissions or those in one state, oldest first. States are filtered here, since rows that change state between two
 * pages would shift the offset and hide others.
 */
export async function* listSubmissions(state?: State, onInvalid: OnInvalid = throwInvalid): AsyncGenerator<Submission> {
  for (let from = 0; ; ) {
    const all = table().select<"*", { state: unknown }>("*");
    const page = requireRows(
      await all
        .order("created_at")
        .order("id")
        .range(from, from + PAGE_SIZE - 1),
    );
    // A store may cap its pages, so only an empty one is the last.
    if (page.length === 0) return;
    yield* parseEach(state ? page.filter((row) => row.state === state) : page, onInvalid);
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

/** Unchanged columns are undefined, which JSON omits. */
function toColumns({ nextAttemptAt, lastError, deliveredAt, ...same }: Changes) {
  return { ...same, next_attempt_at: nextAttemptAt, last_error: lastError, delivered_at: deliveredAt };
}

function table() {
  return currentSubmissions().service.from("submissions");
}

type StoreResponse<Row> = { data: Row[] | null; error: { message: string } | null };

function requireRows<Row>({ data, error }: StoreResponse<Row>): Row[] {
  if (error) throw new SubmissionsError(error.message);
  return data ?? [];
}

function parseFirst(response: StoreResponse<unknown>): Submission | null {
  return parseEach(requireRows(response), throwInvalid)[0] ?? null;
}

/** Gets the id of a row that was edited by hand and its invalid column, but nothing the visitor wrote. */
type OnInvalid = (id: string, column: string) => void;

function parseEach(rows: unknown[], onInvalid: OnInvalid): Submission[] {
  return rows.flatMap((row) => {
    const parsed = v.safeParse(submissionRow, row);
    if (parsed.success) return parsed.output;
    onInvalid(String((row as { id: unknown }).id), String(parsed.issues[0].path?.[0].key));
    return [];
  });
}

function throwInvalid(id: string, column: string) {
  throw new SubmissionsError(`submission ${id} has an invalid ${column}`);
}

const warned = new Set<string>();

function warnOnce(id: string, column: string) {
  if (warned.has(id)) return;
  warned.add(id);
  log.warn({ submission: id, column }, "skipped a submission with an invalid column");
}
