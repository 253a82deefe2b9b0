import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type RelyingParty = { rpId?: string; origin?: string };
type Tampering = RelyingParty & {
  /** Signs with another key. */
  isForged?: boolean;
  counter?: number;
  /** Answers without fingerprint or PIN. */
  isUnverified?: boolean;
};

const USER_PRESENT_FLAG = 1;
const USER_VERIFIED_FLAG = 4;
const HAS_CREDENTIAL_FLAG = 64;

/** Creates a security key in software. It makes one passkey and answers challenges with it, wrongly if `tampering` says so. */
export function createSoftwareAuthenticator({
  rpId = "localhost",
  origin = "http://localhost:3000",
}: RelyingParty = {}) {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  let uses = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (rp: string, flags: number, counter: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rp), Buffer.from([flags]), count, rest]);
  };

  return {
    id: id.toString("base64url"),
    /** Answers a challenge that asks for a new passkey. */
    register(challenge: string, tampering: Tampering = {}): string {
      const key = encodeCborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const flags = USER_PRESENT_FLAG | (tampering.isUnverified ? 0 : USER_VERIFIED_FLAG) | HAS_CREDENTIAL_FLAG;
      const attestation = encodeCborMap([
        ["fmt", "none"],
        ["attStmt", new Map<string, never>()],
        ["authData", authenticatorData(tampering.rpId ?? rpId, flags, 0, credential)],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge, tampering.origin ?? origin),
        attestationObject: attestation,
      });
    },
    /** Answers a challenge that asks for the existing passkey. */
    signIn(challenge: string, tampering: Tampering = {}): string {
      uses += 1;
      const flags = USER_PRESENT_FLAG | (tampering.isUnverified ? 0 : USER_VERIFIED_FLAG);
      const data = authenticatorData(tampering.rpId ?? rpId, flags, tampering.counter ?? uses);
      const client = clientData("webauthn.get", challenge, tampering.origin ?? origin);
      const key = tampering.isForged ? stranger : privateKey;
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), key);
      return answer({ clientDataJSON: client, authenticatorData: data, signature });
    },
  };

  function answer(response: Record<string, Buffer>): string {
    const encoded = Object.entries(response).map(([name, bytes]) => [name, bytes.toString("base64url")]);
    const rawId = id.toString("base64url");
    return JSON.stringify({
      ...{ id: rawId, rawId, type: "public-key", clientExtensionResults: {} },
      response: Object.fromEntries(encoded),
    });
  }
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

type CborValue = number | string | Buffer | Map<string, never>;

/** Encodes the subset of CBOR that an attestation needs. */
function encodeCborMap(entries: [number | string, CborValue][]): Buffer {
  return Buffer.concat([encodeCborHead(5, entries.length), ...entries.flatMap((entry) => entry.map(encodeCbor))]);
}

function encodeCbor(value: CborValue): Buffer {
  if (typeof value === "number") return value < 0 ? encodeCborHead(1, -1 - value) : encodeCborHead(0, value);
  if (typeof value === "string") return Buffer.concat([encodeCborHead(3, value.length), Buffer.from(value)]);
  return Buffer.isBuffer(value) ? Buffer.concat([encodeCborHead(2, value.length), value]) : encodeCborHead(5, 0);
}

function encodeCborHead(major: number, length: number): Buffer {
  const type = major << 5;
  return length < 24 ? Buffer.from([type | length]) : Buffer.from([type | 24, length]);
}
