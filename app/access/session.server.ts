import { createCookie } from "react-router";
import { currentEnv } from "#app/config/current-env.server.ts";
import { sessionIdleDays } from "#app/content/desk/sign-in-limits.ts";
import { getOperator, type Operator } from "#app/data/operators.server.ts";
import {
  changeSession,
  createSession,
  deleteSessionsUnusedSince,
  endSessions,
  findSession,
  type Session,
  sessionsUsedSince,
} from "#app/data/sessions.server.ts";
import { hashToken, newToken } from "./tokens.server.ts";

export type SignedIn = { operator: Operator; session: Session };

const DAY_MS = 24 * 60 * 60_000;
const SESSION_IDLE_MS = sessionIdleDays * DAY_MS;
/** How often the last use of a session is stored. Every request would be too often, since each time is a write. */
const SEEN_UPDATE_INTERVAL_MS = 5 * 60_000;
const MAX_USER_AGENT_LENGTH = 300;

/** Starts a session and returns its cookie. The token is new, so a token planted in the browser earlier is useless. */
export async function startSession(operator: Pick<Operator, "id">, request: Request): Promise<string> {
  const token = newToken();
  const userAgent = request.headers.get("user-agent")?.slice(0, MAX_USER_AGENT_LENGTH) ?? null;
  const at = new Date().toISOString();
  // Keeps other operators' old sessions: the list of operators reads from them when each was last here.
  await deleteSessionsUnusedSince(operator.id, expiryCutoff());
  await createSession({ tokenHash: hashToken(token), operatorId: operator.id, userAgent, at });
  return sessionCookie().serialize(token);
}

/** The session of a request and its operator; null without a session, with an expired one, or for a disabled operator. */
export async function readSession(request: Request): Promise<SignedIn | null> {
  const session = await findOpenSession(await readSessionToken(request));
  const operator = session && (await getOperator(session.operatorId));
  return operator && !operator.disabledAt ? { operator, session } : null;
}

/**
 * Stores that a session is in use, and returns the cookie that makes the browser keep it as long; null if renewed minutes ago.
 * Polling does not renew a session, but a tab that finds news reloads its screen, which does: an unattended tab may stay signed in.
 */
export async function renewSession(request: Request): Promise<string | null> {
  const token = await readSessionToken(request);
  const session = await findOpenSession(token);
  if (!session || Date.now() - Date.parse(session.seenAt) < SEEN_UPDATE_INTERVAL_MS) return null;
  await changeSession(session.id, { seenAt: new Date().toISOString() });
  return sessionCookie().serialize(token);
}

/** The sessions in which an operator is signed in, last used first. */
export function listOpenSessions(operatorId: string): Promise<Session[]> {
  return sessionsUsedSince(operatorId, expiryCutoff());
}

async function readSessionToken(request: Request): Promise<string | null> {
  const token: unknown = await sessionCookie().parse(request.headers.get("cookie"));
  return typeof token === "string" ? token : null;
}

async function findOpenSession(token: string | null): Promise<Session | null> {
  const session = token === null ? null : await findSession(hashToken(token));
  return session && session.seenAt > expiryCutoff() ? session : null;
}

/** Sessions last used before this time have expired. */
function expiryCutoff(): string {
  return new Date(Date.now() - SESSION_IDLE_MS).toISOString();
}

/** Ends the request's session and returns the cookie that forgets it. */
export async function endSession(request: Request): Promise<string> {
  const signedIn = await readSession(request);
  if (signedIn) await endSessions(signedIn.operator.id, signedIn.session.id);
  return sessionCookie().serialize("", { maxAge: 0 });
}

// The __Host- prefix keeps other hosts of the domain from setting the cookie. Browsers accept the prefix only on https.
function sessionCookie() {
  const isSecure = currentEnv().SITE_URL?.startsWith("https:") ?? false;
  return createCookie(isSecure ? "__Host-desk" : "desk", {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    maxAge: SESSION_IDLE_MS / 1000,
  });
}
