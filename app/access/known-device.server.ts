import { createCookie } from "react-router";
import { currentEnv } from "#app/config/current-env.server.ts";
import { createKnownDevice, isKnownDevice } from "#app/data/known-devices.server.ts";
import { hashToken, newToken } from "./tokens.server.ts";

/** What browsers keep a cookie for at most. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

/** The hash of the request's device token if it has signed this operator in before. */
export async function findDevice(request: Request, operatorId: string | undefined): Promise<string | null> {
  const token: unknown = await deviceCookie().parse(request.headers.get("cookie"));
  // Asked for nobody too, so that the time does not tell an account.
  const tokenHash = hashToken(typeof token === "string" ? token : "");
  const isKnown = await isKnownDevice({ tokenHash, operatorId: operatorId ?? "00000000-0000-4000-8000-000000000000" });
  return isKnown ? tokenHash : null;
}

/** Returns the cookie by which the browser will be known; null if it is already. */
export async function rememberDevice(request: Request, operatorId: string): Promise<string | null> {
  if (await findDevice(request, operatorId)) return null;
  const token = newToken();
  await createKnownDevice({ tokenHash: hashToken(token), operatorId });
  return deviceCookie().serialize(token);
}

function deviceCookie() {
  const isSecure = currentEnv().SITE_URL?.startsWith("https:") ?? false;
  return createCookie(isSecure ? "__Host-desk-device" : "desk-device", {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    maxAge: MAX_AGE_S,
  });
}
