import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isoInstant } from "./columns.server.ts";
import {
  parseEach,
  privateTable,
  readByIds,
  requireRows,
  type StoreResponse,
  throwInvalid,
} from "./private-rows.server.ts";

/** Who did what and when. An event holds only ids, states and counts, because it outlives the person it is about. */
export type LoggedEvent = v.InferOutput<typeof eventRow>;

export type NewEvent = {
  /** Null if the site itself or a visitor did it. */
  operatorId: string | null;
  /** What was done, as a past participle such as `assigned`. */
  action: string;
  subjectKind: string;
  subjectId: string;
  details?: Record<string, unknown>;
};

/** The embedded store takes at most a hundred values in one statement, and a row of `events` has seven. */
const ROWS_PER_INSERT = 14;

export async function recordEvent(event: NewEvent): Promise<LoggedEvent> {
  const [stored] = parseEvents(await eventsTable().insert(toColumns(event)).select());
  if (!stored) throw new Error("the event was not stored");
  return stored;
}

export async function recordEvents(events: NewEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += ROWS_PER_INSERT)
    requireRows(
      await eventsTable()
        .insert(events.slice(from, from + ROWS_PER_INSERT).map(toColumns))
        .select("id"),
    );
}

/** The events of one subject, such as an enquiry, oldest first. */
export async function eventsOfSubject(subjectKind: string, subjectId: string): Promise<LoggedEvent[]> {
  const query = eventsTable().select("*").eq("subject_kind", subjectKind).eq("subject_id", subjectId);
  return parseEvents(await query.order("created_at").order("id"));
}

/** The events with these ids, oldest first. */
export async function getEvents(ids: string[]): Promise<LoggedEvent[]> {
  const events = await readByIds(ids, async (some) => parseEvents(await eventsTable().select("*").in("id", some)));
  return events.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

const EVENTS_COMPARED = 20;

/** A text that differs after every new event. Servers' clocks differ, so it holds several ids instead of only the latest. */
export async function latestEventsKey(): Promise<string> {
  const query = eventsTable().select("id").order("created_at", { ascending: false }).limit(EVENTS_COMPARED);
  return JSON.stringify(requireRows(await query));
}

/** The latest events, newest first. */
export async function listEvents(limit: number): Promise<LoggedEvent[]> {
  return parseEvents(await eventsTable().select("*").order("created_at", { ascending: false }).limit(limit));
}

const eventRow = v.pipe(
  v.object({
    id: v.string(),
    created_at: v.pipe(isoInstant, v.string()),
    operator_id: v.nullish(v.string(), null),
    action: v.string(),
    subject_kind: v.string(),
    subject_id: v.string(),
    details: v.nullish(v.record(v.string(), v.unknown()), null),
  }),
  v.transform(({ created_at, operator_id, subject_kind, subject_id, ...row }) => ({
    ...row,
    createdAt: created_at,
    operatorId: operator_id,
    subjectKind: subject_kind,
    subjectId: subject_id,
  })),
);

function toColumns({ operatorId, action, subjectKind, subjectId, details }: NewEvent) {
  return {
    id: randomUUID(),
    created_at: new Date().toISOString(),
    operator_id: operatorId,
    action,
    subject_kind: subjectKind,
    subject_id: subjectId,
    details: details ?? null,
  };
}

function eventsTable() {
  return privateTable("events");
}

function parseEvents(response: StoreResponse<unknown>): LoggedEvent[] {
  return parseEach(eventRow, requireRows(response), throwInvalid("event"));
}
