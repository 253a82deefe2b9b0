import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isoInstant } from "./columns.server.ts";
import { parseEach, privateTable, requireRows, type StoreResponse, throwInvalid } from "./private-rows.server.ts";
import { whereUuidEquals } from "./where-equals.server.ts";

export type Session = v.InferOutput<typeof sessionRow>;
export type NewSession = { tokenHash: string; operatorId: string; userAgent: string | null; at: string };

export async function createSession({ tokenHash, operatorId, userAgent, at }: NewSession): Promise<Session> {
  const columns = {
    id: randomUUID(),
    token_hash: tokenHash,
    operator_id: operatorId,
    user_agent: userAgent,
    ...{ created_at: at, seen_at: at, confirmed_at: at },
  };
  const [session] = parseSessions(await sessionsTable().insert(columns).select());
  if (!session) throw new Error("the session was not stored");
  return session;
}

export async function findSession(tokenHash: string): Promise<Session | null> {
  return parseSessions(await sessionsTable().select("*").eq("token_hash", tokenHash))[0] ?? null;
}

/** The sessions of an operator that were used after `since`, last used first. */
export async function sessionsUsedSince(operatorId: string, since: string): Promise<Session[]> {
  const query = sessionsTable().select("*").eq("operator_id", operatorId).gt("seen_at", since);
  return parseSessions(await query.order("seen_at", { ascending: false }));
}

/** When each of these operators last used the desk, by operator id. Operators without a session are left out. */
export async function lastSeenByOperator(operatorIds: string[]): Promise<Map<string, string>> {
  const rows = parseSessions(await sessionsTable().select("*").in("operator_id", operatorIds).order("seen_at"));
  return new Map(rows.map(({ operatorId, seenAt }) => [operatorId, seenAt]));
}

export async function changeSession(id: string, changes: Partial<Pick<Session, "seenAt" | "confirmedAt">>) {
  const columns = { seen_at: changes.seenAt, confirmed_at: changes.confirmedAt };
  requireRows(await sessionsTable().update(columns).eq("id", id).select("id"));
}

/** Ends all sessions of an operator except the one with `keptId`. Returns how many. */
export async function endOtherSessions(operatorId: string, keptId: string): Promise<number> {
  return requireRows(await sessionsTable().delete().eq("operator_id", operatorId).neq("id", keptId).select("id"))
    .length;
}

/** Deletes the sessions of an operator that were not used after `since`. */
export async function deleteSessionsUnusedSince(operatorId: string, since: string): Promise<void> {
  requireRows(await sessionsTable().delete().eq("operator_id", operatorId).lte("seen_at", since).select("id"));
}

/** Ends one session of an operator, or all of them. Returns how many. */
export async function endSessions(operatorId: string, id?: string): Promise<number> {
  const query = sessionsTable().delete().eq("operator_id", operatorId);
  return requireRows(await (id ? whereUuidEquals(query, "id", id) : query).select("id")).length;
}

export async function deleteAllSessions(): Promise<void> {
  requireRows(await sessionsTable().delete().not("id", "is", null).select("id"));
}

const sessionRow = v.pipe(
  v.object({
    id: v.string(),
    operator_id: v.string(),
    user_agent: v.nullish(v.string(), null),
    created_at: v.pipe(isoInstant, v.string()),
    seen_at: v.pipe(isoInstant, v.string()),
    confirmed_at: v.pipe(isoInstant, v.string()),
  }),
  v.transform(({ operator_id, user_agent, created_at, seen_at, confirmed_at, ...row }) => ({
    ...row,
    operatorId: operator_id,
    userAgent: user_agent,
    createdAt: created_at,
    seenAt: seen_at,
    confirmedAt: confirmed_at,
  })),
);

function sessionsTable() {
  return privateTable("sessions");
}

function parseSessions(response: StoreResponse<unknown>): Session[] {
  return parseEach(sessionRow, requireRows(response), throwInvalid("session"));
}
