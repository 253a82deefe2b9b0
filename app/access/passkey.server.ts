import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as v from "valibot";
import { log } from "#app/config/log.server.ts";
import { site } from "#app/content/site.ts";
import { type ChallengePurpose, claimChallenge, createChallenge } from "#app/data/challenges.server.ts";
import { getPasskey, listPasskeys, markPasskeyUsed, type NewPasskey, type Passkey } from "#app/data/passkeys.server.ts";
import { relyingParty } from "./relying-party.server.ts";
import { browserName } from "./user-agent.ts";

/** EdDSA, ES256 and RS256: every authenticator of today offers one of them. */
const PASSKEY_ALGORITHMS = [-8, -7, -257];

// Imported on the first use of a passkey, so that starts do not read the library's hundreds of files.
const loadWebAuthn = () => import("@simplewebauthn/server");

type PasskeyHolder = { id: string; name: string; email: string };

/** The options with which a browser makes a passkey. The passkey is discoverable: signing in needs no e-mail address. */
export async function registrationOptions(
  request: Request,
  { id, name, email }: PasskeyHolder,
  { isReset = false } = {},
) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: relyingParty(request).id,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: name,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    // A reset deletes the operator's passkeys, so a device that holds one may make another.
    excludeCredentials: isReset ? [] : await listCredentials(id),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await createChallenge({ challenge: options.challenge, purpose: "register", operatorId: id });
  return options;
}

/** The new passkey of an operator; null if the response does not answer our challenge. */
export async function verifyRegistration(
  request: Request,
  answer: string,
  operatorId: string,
): Promise<NewPasskey | null> {
  const response = parseResponse(answer) as RegistrationResponseJSON | null;
  if (!response) return null;
  const { id, origin } = relyingParty(request);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => consumeChallenge(challenge, "register", operatorId),
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
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
    return logRefusal(error);
  }
}

/** The options with which a browser uses a passkey: any for this site to sign in, one of the operator's to confirm. */
export async function signInOptions(request: Request, operatorId: string | null = null) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(request).id,
    userVerification: "required",
    ...(operatorId && { allowCredentials: await listCredentials(operatorId) }),
  });
  await createChallenge({ challenge: options.challenge, purpose: operatorId ? "confirm" : "sign-in", operatorId });
  return options;
}

/** The passkey that was used; null if it is not ours or does not answer our challenge. */
export async function verifyPasskey(
  request: Request,
  answer: string,
  operatorId: string | null = null,
): Promise<Passkey | null> {
  const response = parseResponse(answer) as AuthenticationResponseJSON | null;
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
    // A signature counter that was seen before means a cloned key.
    return verified && (await markPasskeyUsed(passkey, authenticationInfo.newCounter)) ? passkey : null;
  } catch (error) {
    return logRefusal(error);
  }
}

/** Uses up a challenge. Returns whether it was open, and made for this purpose and this operator. */
async function consumeChallenge(
  challenge: string,
  purpose: ChallengePurpose,
  operatorId: string | null,
): Promise<boolean> {
  const claimed = await claimChallenge(challenge, purpose);
  return claimed !== null && claimed.operatorId === operatorId;
}

async function listCredentials(operatorId: string) {
  return (await listPasskeys(operatorId)).map(({ id, transports }) => ({ id, transports }));
}

const passkeyResponseSchema = v.pipe(
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

function parseResponse(answer: string): unknown {
  const parsed = v.safeParse(passkeyResponseSchema, answer);
  return parsed.success ? parsed.output : null;
}

/** The library reports refusals by throwing. */
function logRefusal(error: unknown): null {
  log.warn({ reason: error instanceof Error ? error.message : String(error) }, "a passkey response was rejected");
  return null;
}
