import { createCookie } from "react-router";
import { currentEnv } from "#app/config/current-env.server.ts";
import { createKnownDevice, findKnownDevice } from "#app/data/known-devices.server.ts";
import { hashToken, newToken } from "./tokens.server.ts";

/** 400 days: browsers keep no cookie longer. */
const DEVICE_COOKIE_MAX_AGE_S = 400 * 24 * 60 * 60;

/** One token for each operator who signed in with a browser. Beyond this number, the oldest tokens are dropped. */
const MAX_DEVICE_TOKENS = 10;
/** A character that tokens never contain. */
const TOKEN_SEPARATOR = ".";

/** The hash of this browser's device token for the operator; null if the browser is not known as the operator's. */
export async function findDeviceTokenHash(request: Request, operatorId: string | undefined): Promise<string | null> {
  const tokens = await readDeviceTokens(request);
  // Queries even without a token or operator, so that timing does not reveal whether an account exists.
  const hashes = (tokens.length > 0 ? tokens : [""]).map(hashToken);
  return findKnownDevice(hashes, operatorId ?? "00000000-0000-4000-8000-000000000000");
}

/** Returns the cookie that makes this browser a known device of the operator; null if it is one already. */
export async function rememberDevice(request: Request, operatorId: string): Promise<string | null> {
  if (await findDeviceTokenHash(request, operatorId)) return null;
  const token = newToken();
  await createKnownDevice({ tokenHash: hashToken(token), operatorId });
  const tokens = [token, ...(await readDeviceTokens(request))].slice(0, MAX_DEVICE_TOKENS);
  return deviceCookie().serialize(tokens.join(TOKEN_SEPARATOR));
}

/** The request's device tokens: one for each operator who has signed in with this browser. */
async function readDeviceTokens(request: Request): Promise<string[]> {
  const tokens: unknown = await deviceCookie().parse(request.headers.get("cookie"));
  return typeof tokens === "string" ? tokens.split(TOKEN_SEPARATOR).slice(0, MAX_DEVICE_TOKENS) : [];
}

function deviceCookie() {
  const isSecure = currentEnv().SITE_URL?.startsWith("https:") ?? false;
  return createCookie(isSecure ? "__Host-desk-device" : "desk-device", {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    maxAge: DEVICE_COOKIE_MAX_AGE_S,
  });
}
