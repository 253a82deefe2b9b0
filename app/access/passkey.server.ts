import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as v from "valibot";
import { log } from "#app/config/log.server.ts";
import { site } from "#app/content/site.ts";
import { type ChallengePurpose, claimChallenge, createChallenge } from "#app/data/challenges.server.ts";
import { getPasskey, listPasskeys, markPasskeyUsed, type NewPasskey, type Passkey } from "#app/data/passkeys.server.ts";
import { relyingParty } from "./relying-party.server.ts";
import { browserName } from "./user-agent.ts";

/** EdDSA, ES256 and RS256, which every authenticator of today offers one of. */
const ALGORITHMS = [-8, -7, -257];

// Its 400 files are read when a passkey is first used, and not at every start.
const loadWebAuthn = () => import("@simplewebauthn/server");

type Person = { id: string; name: string; email: string };

/** What the browser needs to make a passkey. It is discoverable: signing in takes no address. */
export async function registrationOptions(request: Request, { id, name, email }: Person, { isReset = false } = {}) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: relyingParty(request).id,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: name,
    supportedAlgorithmIDs: ALGORITHMS,
    // A reset deletes the passkeys there are, so the device that holds one may make another.
    excludeCredentials: isReset ? [] : await credentialsOf(id),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await createChallenge({ challenge: options.challenge, purpose: "register", operatorId: id });
  return options;
}

/** The new passkey of an operator; null if the answer is not one to our challenge. */
export async function verifyRegistration(
  request: Request,
  answer: string,
  operatorId: string,
): Promise<NewPasskey | null> {
  const response = parseAnswer(answer) as RegistrationResponseJSON | null;
  if (!response) return null;
  const { id, origin } = relyingParty(request);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => consumeChallenge(challenge, "register", operatorId),
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    return {
      id: credential.id,
      operatorId,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: credential.transports ?? [],
      label: browserName(request.headers.get("user-agent")),
    };
  } catch (error) {
    return refuse(error);
  }
}

/** What the browser needs to use a passkey: any of this site, or to confirm, one of the operator's. */
export async function signInOptions(request: Request, operatorId: string | null = null) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(request).id,
    userVerification: "required",
    ...(operatorId && { allowCredentials: await credentialsOf(operatorId) }),
  });
  await createChallenge({ challenge: options.challenge, purpose: operatorId ? "confirm" : "sign-in", operatorId });
  return options;
}

/** The passkey that answered; null if it is none of ours or the answer is none to our challenge. */
export async function verifyPasskey(
  request: Request,
  answer: string,
  operatorId: string | null = null,
): Promise<Passkey | null> {
  const response = parseAnswer(answer) as AuthenticationResponseJSON | null;
  const passkey = response && (await getPasskey(response.id));
  if (!passkey || (operatorId && passkey.operatorId !== operatorId)) return null;
  const { id, origin } = relyingParty(request);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => consumeChallenge(challenge, operatorId ? "confirm" : "sign-in", operatorId),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    // A signature counter seen twice means a cloned key.
    return verified && (await markPasskeyUsed(passkey, authenticationInfo.newCounter)) ? passkey : null;
  } catch (error) {
    return refuse(error);
  }
}

/** An answer works once: whether the challenge was open, for this purpose and this operator. */
async function consumeChallenge(
  challenge: string,
  purpose: ChallengePurpose,
  operatorId: string | null,
): Promise<boolean> {
  const claimed = await claimChallenge(challenge, purpose);
  return claimed !== null && claimed.operatorId === operatorId;
}

async function credentialsOf(operatorId: string) {
  return (await listPasskeys(operatorId)).map(({ id, transports }) => ({ id, transports }));
}

const answerSchema = v.pipe(
  v.string(),
  v.maxLength(20_000),
  v.parseJson(),
  v.looseObject({
    id: v.string(),
    rawId: v.string(),
    type: v.literal("public-key"),
    response: v.looseObject({ clientDataJSON: v.string() }),
    clientExtensionResults: v.record(v.string(), v.unknown()),
  }),
);

function parseAnswer(answer: string): unknown {
  const parsed = v.safeParse(answerSchema, answer);
  return parsed.success ? parsed.output : null;
}

/** The library throws its refusals. */
function refuse(error: unknown): null {
  log.warn({ reason: error instanceof Error ? error.message : String(error) }, "an answer of a passkey was refused");
  return null;
}
