import { keys, signToken } from "./engines.ts";

const now = Math.floor(Date.now() / 1000);
const soon = now + 3600;
const service = { role: "service_role", exp: soon };
/** Secrets and keys that anybody can read in public code. */
const wellKnown = [
  "unsafe-secret-change-me",
  "dev-secret-change-me",
  "super-secret-jwt-token-with-at-least-32-characters-long",
];
const unsigned = `${base64({ alg: "none", typ: "JWT" })}.${base64(service)}.`;
const anonymous = { apikey: keys.publishable };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Everybody who must not see a submission, by the headers they send. The public key is known to all of them. */
export const strangers: Record<string, Record<string, string>> = {
  keyless: {},
  anonymous,
  "signed in": { ...anonymous, ...bearer(signToken({ role: "authenticated", exp: soon })) },
  forged: { ...anonymous, ...bearer(signToken(service, "a secret of their own, long enough to be one")) },
  "forged, without a key": bearer(signToken(service, "a secret of their own, long enough to be one")),
  expired: { ...anonymous, ...bearer(signToken({ ...service, exp: now - 3600 })) },
  unsigned: { ...anonymous, ...bearer(unsigned) },
  "public key as a token": { ...anonymous, ...bearer(keys.publishable) },
  "empty secret": { ...anonymous, ...bearer(signToken(service, "")) },
  ...Object.fromEntries(
    wellKnown.flatMap((secret) => [
      [`secret ${secret}`, { ...anonymous, ...bearer(signToken(service, secret)) }],
      [`key ${secret}`, { apikey: secret, ...bearer(secret) }],
    ]),
  ),
};

function base64(value: unknown) {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
