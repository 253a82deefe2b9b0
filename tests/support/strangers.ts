import { keys, signToken } from "./engines.ts";

type Headers = Record<string, string>;

const now = Math.floor(Date.now() / 1000);
const soon = now + 3600;
const service = { role: "service_role", exp: soon };
const anonymous = { apikey: keys.publishable };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const unsigned = `${base64({ alg: "none", typ: "JWT" })}.${base64(service)}.`;
/** Secrets and keys that anybody can read in public code. */
const wellKnown = [
  "unsafe-secret-change-me",
  "dev-secret-change-me",
  "super-secret-jwt-token-with-at-least-32-characters-long",
];

/** Who the store tells apart, by the headers they send. The public key is known to everybody. */
export const roles: Record<"anonymous" | "signed in" | "service", Headers> = {
  anonymous,
  "signed in": { ...anonymous, ...bearer(signToken({ role: "authenticated", exp: soon })) },
  service: { apikey: keys.secret },
};

/** Credentials that claim to be the service and are not: nothing at all, or no more than the key beside them. */
export const pretenders: Record<string, Headers> = {
  "no key": {},
  "a forged token": { ...anonymous, ...bearer(signToken(service, "a secret of their own, long enough to be one")) },
  "a forged token without a key": bearer(signToken(service, "a secret of their own, long enough to be one")),
  "an expired token": { ...anonymous, ...bearer(signToken({ ...service, exp: now - 3600 })) },
  "an unsigned token": { ...anonymous, ...bearer(unsigned) },
  "the public key as a token": { ...anonymous, ...bearer(keys.publishable) },
  "a token signed with nothing": { ...anonymous, ...bearer(signToken(service, "")) },
  ...Object.fromEntries(
    wellKnown.flatMap((secret) => [
      [`a token signed with ${secret}`, { ...anonymous, ...bearer(signToken(service, secret)) }],
      [`${secret} as a key`, { apikey: secret, ...bearer(secret) }],
    ]),
  ),
};

function base64(value: unknown) {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
