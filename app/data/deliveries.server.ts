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

export const channelNames = ["webhook", "email"] as const;
export const deliveryStates = ["waiting", "sent", "failed", "given_up", "cancelled"] as const;
// Nothing makes a confirmation or an announcement yet; the column allows them.
const deliveryKinds = ["submission", "notice", "reply", "confirmation", "announcement", "alert"] as const;

export type ChannelName = (typeof channelNames)[number];
export type DeliveryState = (typeof deliveryStates)[number];
export type Delivery = v.InferOutput<typeof deliveryRow>;

/** A delivery to queue. The key names its purpose: there is one row for each. */
export type NewDelivery = Pick<Delivery, "key" | "channel" | "kind" | "createdAt"> &
  Partial<Omit<Delivery, "id" | "key" | "channel" | "kind" | "createdAt">>;

type DeliveryChanges = Partial<
  Pick<Delivery, "state" | "attempts" | "nextAttemptAt" | "leasedUntil" | "lastError" | "sentAt">
>;

/** No delay exceeds a day plus jitter, so a time further in the future was written with a wrong clock. */
const MAX_DELAY_MS = 27 * 60 * 60_000;

/** The embedded store takes a hundred values in one statement, and a row has fourteen. */
const ROWS_PER_INSERT = 7;

/** Stores those whose purpose has no row yet, and returns them. */
export async function createDeliveries(rows: NewDelivery[]): Promise<Delivery[]> {
  const columns = rows.map((row) => ({
    id: randomUUID(),
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
  return parseDeliveries(await table().select("*").eq("id", id))[0] ?? null;
}

export async function findDeliveryByKey(key: string): Promise<Delivery | null> {
  return parseDeliveries(await table().select("*").eq("key", key))[0] ?? null;
}

/** Everything that is to go out, or went out, for these submissions, however many; oldest first for each. */
export function deliveriesOfSubmissions(submissionIds: string[]): Promise<Delivery[]> {
  return readByIds(submissionIds, async (some) =>
    parseValidDeliveries(requireRows(await table().select("*").in("submission_id", some).order("created_at"))),
  );
}

/**
 * Updates a delivery only if it is still as `seen`. Every attempt increments `attempts`, so of several servers that read
 * the same row one succeeds and the others get null. The lease tells attempts apart once they are counted from 0 again.
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

/** Deliveries due by now on one channel, longest overdue first. Gives up those that cannot be read. */
export async function listDueDeliveries(channel: ChannelName, now: number, limit: number): Promise<Delivery[]> {
  const due: Delivery[] = [];
  const invalid = new Map<string, string>();
  for (let from = 0, isMore = true; isMore && due.length < limit; from += limit) {
    const rows = requireRows(
      await table()
        .select("*")
        .eq("channel", channel)
        .in("state", ["waiting", "failed"])
        .or(`next_attempt_at.lte."${toIsoInstant(now)}",next_attempt_at.gt."${toIsoInstant(now + MAX_DELAY_MS)}"`)
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

/** Makes what a stopped server was sending due at once. Only for a store that no other server uses. */
export async function releaseAllLeases(now: number): Promise<void> {
  const query = table()
    .update({ leased_until: null, next_attempt_at: toIsoInstant(now) })
    .not("leased_until", "is", null);
  requireRows(await query.in("state", ["waiting", "failed"]).select("id"));
}

/** Cancels unsent deliveries that match. */
export async function cancelDeliveries(
  match: { kind?: Delivery["kind"]; channel?: ChannelName; submissionId?: string; createdBefore?: string },
  reason: string,
): Promise<number> {
  let query = table().update({ state: "cancelled", next_attempt_at: null, leased_until: null, last_error: reason });
  if (match.kind) query = query.eq("kind", match.kind);
  if (match.channel) query = query.eq("channel", match.channel);
  if (match.submissionId) query = query.eq("submission_id", match.submissionId);
  if (match.createdBefore) query = query.lt("created_at", match.createdBefore);
  return requireRows(await query.in("state", ["waiting", "failed"]).select("id")).length;
}

/** Why a delivery of spam is cancelled. */
export const SPAM_REASON = "marked as spam";

/** Makes due again what was cancelled as spam, all of it or some kinds. */
export async function requeueSpam(submissionId: string, dueAt: string, kinds?: Delivery["kind"][]): Promise<void> {
  const query = table().update({ state: "waiting", attempts: 0, next_attempt_at: dueAt, last_error: null });
  const cancelled = query.eq("submission_id", submissionId).eq("state", "cancelled").eq("last_error", SPAM_REASON);
  requireRows(await (kinds ? cancelled.in("kind", kinds) : cancelled).select("id"));
}

/** The error of a delivery whose submission is not in the store. */
export const ORPHAN_ERROR = "its submission was not stored";

/** The kinds that a visitor's post queues. A reply is not among them: an operator sent it, and no post may send it again. */
const KINDS_QUEUED_BY_POST: Delivery["kind"][] = ["submission", "notice"];

/**
 * Makes the deliveries of a visitor's repeated post due again, for whatever reason they were cancelled (`requeueSpam`
 * takes spam alone), and also those that were tried before their submission was stored.
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

/** Unchanged columns are undefined, which JSON omits. */
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

/** The deliveries in valid rows. One row that somebody edited, or a newer version wrote, must not hide the others. */
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
