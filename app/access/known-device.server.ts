import { createCookie } from "react-router";
import { currentEnv } from "#app/config/current-env.server.ts";
import { createKnownDevice, findKnownDevice } from "#app/data/known-devices.server.ts";
import { hashToken, newToken } from "./tokens.server.ts";

/** The longest that browsers keep a cookie. */
const COOKIE_MAX_AGE_S = 400 * 24 * 60 * 60;

/** The operators that one browser is known for; those who signed in longest ago are forgotten. */
const MAX_TOKENS = 10;
/** Tokens never contain it. */
const SEPARATOR = ".";

/** The hash of the request's device token by which it has signed this operator in before. */
export async function findDevice(request: Request, operatorId: string | undefined): Promise<string | null> {
  const tokens = await readTokens(request);
  // Always queries, with a token or without, so that timing does not reveal whether an account exists.
  const hashes = (tokens.length > 0 ? tokens : [""]).map(hashToken);
  return findKnownDevice(hashes, operatorId ?? "00000000-0000-4000-8000-000000000000");
}

/** Returns the cookie by which the browser will be known; null if it is already. */
export async function rememberDevice(request: Request, operatorId: string): Promise<string | null> {
  if (await findDevice(request, operatorId)) return null;
  const token = newToken();
  await createKnownDevice({ tokenHash: hashToken(token), operatorId });
  const tokens = [token, ...(await readTokens(request))].slice(0, MAX_TOKENS);
  return deviceCookie().serialize(tokens.join(SEPARATOR));
}

/** The request's device tokens: one for each operator who has signed in with this browser. */
async function readTokens(request: Request): Promise<string[]> {
  const tokens: unknown = await deviceCookie().parse(request.headers.get("cookie"));
  return typeof tokens === "string" ? tokens.split(SEPARATOR).slice(0, MAX_TOKENS) : [];
}

function deviceCookie() {
  const isSecure = currentEnv().SITE_URL?.startsWith("https:") ?? false;
  return createCookie(isSecure ? "__Host-desk-device" : "desk-device", {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    maxAge: COOKIE_MAX_AGE_S,
  });
}
