import { beforeEach, expect, test } from "vitest";
import { findOperatorByEmail } from "#app/data/operators.server.ts";
import { createPasskey } from "#app/data/passkeys.server.ts";
import { createSoftwareAuthenticator } from "../../tests/support/authenticator.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createSessionCookie } from "../../tests/support/operator.ts";
import { registrationOptions, signInOptions, verifyPasskey, verifyRegistration } from "./passkey.server.ts";
import { checkPasskeySignIn } from "./sign-in.server.ts";

provideEmbeddedStore();

const request = new Request("http://localhost:3000/desk/sign-in", { method: "POST" });
const tunde = { id: "", name: "Tunde Bakare", email: "tunde.bakare@furlong.example" };
let authenticator: ReturnType<typeof createSoftwareAuthenticator>;
beforeEach(async () => {
  await createSessionCookie({ name: tunde.name });
  tunde.id = (await findOperatorByEmail(tunde.email))?.id ?? "";
  authenticator = createSoftwareAuthenticator();
  const { challenge } = await registrationOptions(request, tunde);
  const passkey = await verifyRegistration(request, authenticator.register(challenge), tunde.id);
  expect(passkey && (await createPasskey(passkey))).toBe(true);
});

const signInChallenge = async () => (await signInOptions(request)).challenge;

test("a passkey signs in without an e-mail address", async () => {
  const { userVerification, allowCredentials } = await signInOptions(request);
  expect({ userVerification, allowCredentials }).toEqual({ userVerification: "required", allowCredentials: undefined });
  expect(await checkPasskeySignIn(request, authenticator.signIn(await signInChallenge()))).toMatchObject({
    operator: tunde,
  });
});

test("an answer works only once", async () => {
  const answer = authenticator.signIn(await signInChallenge());
  const answers = await Promise.all(Array.from({ length: 10 }, () => verifyPasskey(request, answer)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await verifyPasskey(request, answer)).toBeNull();
});

test("forged answers are refused", async () => {
  const forgeries: [string, Parameters<typeof authenticator.signIn>[1]][] = [
    ["signed by another key", { isForged: true }],
    ["given to another site", { origin: "https://evil.example" }],
    ["made for another site", { rpId: "evil.example" }],
    ["without a person's proof", { isUnverified: true }],
  ];
  for (const [what, tampering] of forgeries)
    expect(await verifyPasskey(request, authenticator.signIn(await signInChallenge(), tampering)), what).toBeNull();
  expect(
    await verifyPasskey(request, authenticator.signIn("bm8gY2hhbGxlbmdlIG9mIG91cnM")),
    "no challenge of ours",
  ).toBeNull();
  expect(
    await verifyPasskey(request, createSoftwareAuthenticator().signIn(await signInChallenge())),
    "unknown key",
  ).toBeNull();
  for (const answer of ["", "{}", "null", '{"id":1}', "x".repeat(30_000)])
    expect(await verifyPasskey(request, answer), answer.slice(0, 20)).toBeNull();
});

test("a reused signature counter reveals a cloned key", async () => {
  expect(await verifyPasskey(request, authenticator.signIn(await signInChallenge(), { counter: 7 }))).not.toBeNull();
  expect(await verifyPasskey(request, authenticator.signIn(await signInChallenge(), { counter: 7 }))).toBeNull();
});

test("a challenge works only for its purpose and its operator", async () => {
  const confirming = await signInOptions(request, tunde.id);
  expect(confirming.allowCredentials?.map(({ id }) => id)).toContain(authenticator.id);
  expect(
    await verifyPasskey(request, authenticator.signIn(confirming.challenge)),
    "to confirm, not to sign in",
  ).toBeNull();
  const forSignIn = await signInChallenge();
  expect(
    await verifyPasskey(request, authenticator.signIn(forSignIn), tunde.id),
    "to sign in, not to confirm",
  ).toBeNull();
  const { challenge: registering } = await registrationOptions(request, tunde);
  const other = createSoftwareAuthenticator().register(registering);
  expect(await verifyRegistration(request, other, "00000000-0000-4000-8000-00000000000a")).toBeNull();
});
