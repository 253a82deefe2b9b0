import { createCookie } from "react-router";
import { currentEnv } from "#app/config/current-env.server.ts";
import { getOperator, type Operator } from "#app/data/operators.server.ts";
import { changeSession, createSession, endSessions, findSession, type Session } from "#app/data/sessions.server.ts";
import { hashToken, newToken } from "./tokens.server.ts";

export type SignedIn = { operator: Operator; session: Session };

const DAY_MS = 24 * 60 * 60_000;
/** A session ends after this long without a request. */
const QUIET_MS = 14 * DAY_MS;
/** Sparse, since each note of it is a write. */
const SEEN_EVERY_MS = 5 * 60_000;
const MAX_USER_AGENT = 300;

/** Starts a session and returns the cookie that carries it. Its token is new, so one planted before is worth nothing. */
export async function startSession(operator: Pick<Operator, "id">, request: Request): Promise<string> {
  const token = newToken();
  const userAgent = request.headers.get("user-agent")?.slice(0, MAX_USER_AGENT) ?? null;
  const at = new Date().toISOString();
  await createSession({ tokenHash: hashToken(token), operatorId: operator.id, userAgent, at });
  return sessionCookie().serialize(token);
}

/** The session of a request, and whose it is; null if it has none, or one that is over. */
export async function readSession(request: Request): Promise<SignedIn | null> {
  const token: unknown = await sessionCookie().parse(request.headers.get("cookie"));
  const session = typeof token === "string" ? await findSession(hashToken(token)) : null;
  const operator = session && (await getOperator(session.operatorId));
  if (!session || !operator || operator.disabledAt) return null;
  const quietMs = Date.now() - Date.parse(session.seenAt);
  if (quietMs > QUIET_MS) {
    await endSessions(operator.id, session.id);
    return null;
  }
  if (quietMs > SEEN_EVERY_MS) await changeSession(session.id, { seenAt: new Date().toISOString() });
  return { operator, session };
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
    maxAge: QUIET_MS / 1000,
  });
}
