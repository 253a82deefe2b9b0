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
/** How often the last use of a session is stored: not at each request, since it is a write. */
const SEEN_EVERY_MS = 5 * 60_000;
const MAX_USER_AGENT = 300;

/** Starts a session and returns the cookie that carries it. Its token is new, so one planted before is worth nothing. */
export async function startSession(operator: Pick<Operator, "id">, request: Request): Promise<string> {
  const token = newToken();
  const userAgent = request.headers.get("user-agent")?.slice(0, MAX_USER_AGENT) ?? null;
  const at = new Date().toISOString();
  // Only this operator's: the list of operators reads from old sessions when the others were last here.
  await deleteSessionsUnusedSince(operator.id, expiryCutoff());
  await createSession({ tokenHash: hashToken(token), operatorId: operator.id, userAgent, at });
  return sessionCookie().serialize(token);
}

/** The session of a request, and whose it is; null if it has none, or one that has expired. */
export async function readSession(request: Request): Promise<SignedIn | null> {
  const session = await findOpenSession(await readToken(request));
  const operator = session && (await getOperator(session.operatorId));
  return operator && !operator.disabledAt ? { operator, session } : null;
}

/**
 * Stores that a session is in use, and returns the cookie that makes the browser keep it as long; null if both were done
 * minutes ago. Polling for news does not do it, but a tab that has found news loads its screen again, which does: a visible
 * tab may keep a session with nobody at it.
 */
export async function renewSession(request: Request): Promise<string | null> {
  const token = await readToken(request);
  const session = await findOpenSession(token);
  if (!session || Date.now() - Date.parse(session.seenAt) < SEEN_EVERY_MS) return null;
  await changeSession(session.id, { seenAt: new Date().toISOString() });
  return sessionCookie().serialize(token);
}

/** Where an operator is signed in, last used first. */
export function openSessions(operatorId: string): Promise<Session[]> {
  return sessionsUsedSince(operatorId, expiryCutoff());
}

async function readToken(request: Request): Promise<string | null> {
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

// The prefix keeps other hosts of the domain from setting it; browsers take it on https alone.
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
