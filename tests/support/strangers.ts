import { engineKeys, signToken } from "./engines.ts";

type RequestHeaders = Record<string, string>;

const nowS = Math.floor(Date.now() / 1000);
const expiryS = nowS + 3600;
const serviceClaims = { role: "service_role", exp: expiryS };
const anonymousHeaders = { apikey: engineKeys.publishable };
const bearerHeader = (token: string) => ({ authorization: `Bearer ${token}` });
const unsignedToken = `${toBase64Url({ alg: "none", typ: "JWT" })}.${toBase64Url(serviceClaims)}.`;
/** Default secrets that anybody can read in public code. */
const wellKnownSecrets = [
  "unsafe-secret-change-me",
  "dev-secret-change-me",
  "super-secret-jwt-token-with-at-least-32-characters-long",
];

/** The request headers of each role that the store distinguishes. Everybody knows the public key. */
export const roleHeaders: Record<"anonymous" | "signed in" | "service", RequestHeaders> = {
  anonymous: anonymousHeaders,
  "signed in": { ...anonymousHeaders, ...bearerHeader(signToken({ role: "authenticated", exp: expiryS })) },
  service: { apikey: engineKeys.secret },
};

/** Headers with forged or missing service credentials. They must grant nothing, or only the rights of the public key beside them. */
export const falseCredentials: Record<string, RequestHeaders> = {
  "no key": {},
  "a forged token": {
    ...anonymousHeaders,
    ...bearerHeader(signToken(serviceClaims, "a secret of their own, long enough to be one")),
  },
  "a forged token without a key": bearerHeader(
    signToken(serviceClaims, "a secret of their own, long enough to be one"),
  ),
  "an expired token": { ...anonymousHeaders, ...bearerHeader(signToken({ ...serviceClaims, exp: nowS - 3600 })) },
  "an unsigned token": { ...anonymousHeaders, ...bearerHeader(unsignedToken) },
  "the public key as a token": { ...anonymousHeaders, ...bearerHeader(engineKeys.publishable) },
  "a token signed with nothing": { ...anonymousHeaders, ...bearerHeader(signToken(serviceClaims, "")) },
  ...Object.fromEntries(
    wellKnownSecrets.flatMap((secret) => [
      [`a token signed with ${secret}`, { ...anonymousHeaders, ...bearerHeader(signToken(serviceClaims, secret)) }],
      [`${secret} as a key`, { apikey: secret, ...bearerHeader(secret) }],
    ]),
  ),
};

function toBase64Url(value: unknown) {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
