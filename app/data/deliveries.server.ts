import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { log } from "#app/config/log.server.ts";
import { isoInstant } from "./columns.server.ts";
import {
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

export const channelNames = ["webhook", "email"] as const;
export const deliveryStates = ["waiting", "sent", "failed", "given_up", "cancelled"] as const;
// No code creates a `confirmation` or an `announcement` yet, but the column allows both.
const deliveryKinds = ["submission", "notice", "reply", "confirmation", "announcement", "alert"] as const;

export type ChannelName = (typeof channelNames)[number];
export type DeliveryState = (typeof deliveryStates)[number];
export type Delivery = v.InferOutput<typeof deliveryRow>;

/** A delivery to queue. Its `key` names its purpose, and no two rows have the same key. */
export type NewDelivery = Pick<Delivery, "key" | "channel" | "kind" | "createdAt"> &
  Partial<Omit<Delivery, "key" | "channel" | "kind" | "createdAt">>;

type DeliveryChanges = Partial<
  Pick<Delivery, "state" | "attempts" | "nextAttemptAt" | "leasedUntil" | "lastError" | "sentAt">
>;

/** No retry waits longer than a day plus jitter, so a later `next_attempt_at` was written by a server with a wrong clock. */
export const MAX_RETRY_DELAY_MS = 27 * 60 * 60_000;

/** The embedded store takes at most a hundred values in one statement, and a row of `deliveries` has fourteen. */
const ROWS_PER_INSERT = 7;

/** Stores the deliveries whose key has no row yet. Returns the stored ones. */
export async function createDeliveries(rows: NewDelivery[]): Promise<Delivery[]> {
  const columns = rows.map((row) => ({
    id: row.id ?? randomUUID(),
    key: row.key,
    channel: row.channel,
    kind: row.kind,
    submission_id: row.submissionId ?? null,
    recipient: row.recipient ?? null,
    payload: row.payload ?? null,
    state: row.state ?? "waiting",
    attempts: row.attempts ?? 0,
    next_attempt_at: row.nextAttemptAt === undefined ? row.createdAt : row.nextAttemptAt,
    leased_until: row.leasedUntil ?? null,
    last_error: row.lastError ?? null,
    created_at: row.createdAt,
    sent_at: row.sentAt ?? null,
  }));
  const created: Delivery[] = [];
  for (let from = 0; from < columns.length; from += ROWS_PER_INSERT) {
    const query = table().upsert(columns.slice(from, from + ROWS_PER_INSERT), {
      onConflict: "key",
      ignoreDuplicates: true,
    });
    created.push(...parseDeliveries(await query.select()));
  }
  return created;
}

export async function getDelivery(id: string): Promise<Delivery | null> {
  return parseDeliveries(await whereUuidEquals(table().select("*"), "id", id))[0] ?? null;
}

export async function findDeliveryByKey(key: string): Promise<Delivery | null> {
  return parseDeliveries(await table().select("*").eq("key", key))[0] ?? null;
}

/** All deliveries of these submissions, sent or not, oldest first for each submission. Takes any number of ids. */
export function deliveriesOfSubmissions(submissionIds: string[]): Promise<Delivery[]> {
  return readByIds(submissionIds, async (some) =>
    parseValidDeliveries(requireRows(await table().select("*").in("submission_id", some).order("created_at"))),
  );
}

/**
 * Updates a delivery only if its row is still as `seen`; null otherwise. Every attempt increments `attempts`, so only one of
 * several servers that read a row can change it. `leasedUntil` is compared too, since a requeued delivery counts from 0 again.
 */
export async function changeDelivery(
  seen: Pick<Delivery, "id" | "state" | "attempts" | "leasedUntil">,
  changes: DeliveryChanges,
): Promise<Delivery | null> {
  const { id, state, attempts, leasedUntil } = seen;
  const query = table().update(toColumns(changes)).match({ id, state, attempts });
  const own = leasedUntil === null ? query.is("leased_until", null) : query.eq("leased_until", leasedUntil);
  return parseDeliveries(await own.select())[0] ?? null;
}

/** The deliveries of one channel that are due by `now`, longest overdue first. Invalid rows are given up. */
export async function listDueDeliveries(channel: ChannelName, now: number, limit: number): Promise<Delivery[]> {
  const due: Delivery[] = [];
  const invalid = new Map<string, string>();
  for (let from = 0, isMore = true; isMore && due.length < limit; from += limit) {
    const rows = requireRows(
      await table()
        .select("*")
        .eq("channel", channel)
        .in("state", ["waiting", "failed"])
        .or(`next_attempt_at.lte."${toIsoInstant(now)}",next_attempt_at.gt."${toIsoInstant(now + MAX_RETRY_DELAY_MS)}"`)
        .order("next_attempt_at")
        .range(from, from + limit - 1),
    );
    due.push(...parseEach(deliveryRow, rows, (id, column) => void invalid.set(id, column)));
    isMore = rows.length === limit;
  }
  for (const [id, column] of invalid) await giveUpInvalid(id, column);
  return due.slice(0, limit);
}

async function giveUpInvalid(id: string, column: string) {
  const last_error = `its ${column} cannot be read`;
  const query = table().update({ state: "given_up", next_attempt_at: null, leased_until: null, last_error });
  requireRows(await query.eq("id", id).in("state", ["waiting", "failed"]).select("id"));
  log.error({ delivery: id, column }, "gave up a delivery with an invalid column");
}

/** Makes the deliveries that a stopped server was sending due at once. Call it only on a store that no other server uses. */
export async function releaseAllLeases(now: number): Promise<void> {
  const query = table()
    .update({ leased_until: null, next_attempt_at: toIsoInstant(now) })
    .not("leased_until", "is", null);
  requireRows(await query.in("state", ["waiting", "failed"]).select("id"));
}

/** Cancels the deliveries that match: unsent ones, unless `states` names others. Returns how many. */
export async function cancelDeliveries(
  match: { kind?: Delivery["kind"]; channel?: ChannelName; submissionId?: string; createdBefore?: string },
  reason: string,
  states: DeliveryState[] = ["waiting", "failed"],
): Promise<number> {
  let query = table().update({ state: "cancelled", next_attempt_at: null, leased_until: null, last_error: reason });
  if (match.kind) query = query.eq("kind", match.kind);
  if (match.channel) query = query.eq("channel", match.channel);
  if (match.submissionId) query = query.eq("submission_id", match.submissionId);
  if (match.createdBefore) query = query.lt("created_at", match.createdBefore);
  return requireRows(await query.in("state", states).select("id")).length;
}

/** The `last_error` of a delivery that was cancelled because its submission is spam. */
export const SPAM_REASON = "marked as spam";

/** Makes the deliveries that were cancelled as spam due again: all, or only those of the given kinds. */
export async function requeueSpam(submissionId: string, dueAt: string, kinds?: Delivery["kind"][]): Promise<void> {
  const query = table().update({ state: "waiting", attempts: 0, next_attempt_at: dueAt, last_error: null });
  const cancelled = query.eq("submission_id", submissionId).eq("state", "cancelled").eq("last_error", SPAM_REASON);
  requireRows(await (kinds ? cancelled.in("kind", kinds) : cancelled).select("id"));
}

/** The `last_error` of a delivery whose submission is not in the store. */
export const ORPHAN_ERROR = "its submission was not stored";

/** A visitor's post queues these kinds. Replies are sent by operators, so a repeated post must not send them again. */
const KINDS_QUEUED_BY_POST: Delivery["kind"][] = ["submission", "notice"];

/**
 * Makes the deliveries of a repeated post due again: those that were cancelled, for whatever reason (`requeueSpam` takes
 * only spam), and those that failed because their submission was not stored yet.
 */
export async function requeueForRepeatedPost(submissionId: string, dueAt: string): Promise<void> {
  const query = table()
    .update({ state: "waiting", attempts: 0, next_attempt_at: dueAt, last_error: null })
    .eq("submission_id", submissionId)
    .in("kind", KINDS_QUEUED_BY_POST)
    .is("leased_until", null);
  requireRows(await query.or(`state.eq.cancelled,and(state.eq.failed,last_error.eq."${ORPHAN_ERROR}")`).select("id"));
}

/** All deliveries, oldest first. */
export async function* listDeliveries(onInvalid: OnInvalidRow = throwInvalid("delivery")): AsyncGenerator<Delivery> {
  for await (const page of listRows("deliveries")) yield* parseEach(deliveryRow, page, onInvalid);
}

const deliveryRow = v.pipe(
  v.object({
    id: v.string(),
    key: v.string(),
    submission_id: v.nullish(v.string(), null),
    channel: v.picklist(channelNames),
    kind: v.picklist(deliveryKinds),
    recipient: v.nullish(v.string(), null),
    payload: v.nullish(v.record(v.string(), v.unknown()), null),
    state: v.picklist(deliveryStates),
    attempts: v.number(),
    next_attempt_at: isoInstant,
    leased_until: isoInstant,
    last_error: v.nullish(v.string(), null),
    created_at: v.pipe(
      isoInstant,
      v.transform((value) => value ?? new Date(0).toISOString()),
    ),
    sent_at: isoInstant,
  }),
  v.transform(({ submission_id, next_attempt_at, leased_until, last_error, created_at, sent_at, ...row }) => ({
    ...row,
    submissionId: submission_id,
    nextAttemptAt: next_attempt_at,
    leasedUntil: leased_until,
    lastError: last_error,
    createdAt: created_at,
    sentAt: sent_at,
  })),
);

/** Columns to leave unchanged are undefined, which JSON omits. */
function toColumns({ nextAttemptAt, leasedUntil, lastError, sentAt, ...same }: DeliveryChanges) {
  return {
    ...same,
    next_attempt_at: nextAttemptAt,
    leased_until: leasedUntil,
    last_error: lastError,
    sent_at: sentAt,
  };
}

function table() {
  return privateTable("deliveries");
}

/** The deliveries of the valid rows. A row that was edited by hand, or written by a newer version, must not hide the others. */
export function parseValidDeliveries(rows: unknown[]): Delivery[] {
  return parseEach(deliveryRow, rows, logInvalidOnce);
}

export function parseDeliveries(response: StoreResponse<unknown>): Delivery[] {
  return parseEach(deliveryRow, requireRows(response), throwInvalid("delivery"));
}

function toIsoInstant(ms: number) {
  return new Date(ms).toISOString();
}

const loggedInvalidIds = new Set<string>();

function logInvalidOnce(id: string, column: string) {
  if (loggedInvalidIds.has(id)) return;
  loggedInvalidIds.add(id);
  log.error({ delivery: id, column }, "skipped a delivery with an invalid column");
}
