import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Site = { rpId?: string; origin?: string };
type Tampering = Site & {
  /** Signs with another key. */
  isForged?: boolean;
  counter?: number;
  /** No fingerprint, no PIN. */
  isUnverified?: boolean;
};

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** A security key in software: makes one passkey and answers challenges with it, wrongly if told to. */
export function createAuthenticator({ rpId = "localhost", origin = "http://localhost:3000" }: Site = {}) {
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
    /** The answer to a challenge that asks for a new passkey. */
    register(challenge: string, tampering: Tampering = {}): string {
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const flags = USER_PRESENT | (tampering.isUnverified ? 0 : USER_VERIFIED) | HAS_CREDENTIAL;
      const attestation = cborMap([
        ["fmt", "none"],
        ["attStmt", new Map<string, never>()],
        ["authData", authenticatorData(tampering.rpId ?? rpId, flags, 0, credential)],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge, tampering.origin ?? origin),
        attestationObject: attestation,
      });
    },
    /** The answer to a challenge that asks for the passkey. */
    signIn(challenge: string, tampering: Tampering = {}): string {
      uses += 1;
      const flags = USER_PRESENT | (tampering.isUnverified ? 0 : USER_VERIFIED);
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

type Value = number | string | Buffer | Map<string, never>;

/** As much of CBOR as an attestation needs. */
function cborMap(entries: [number | string, Value][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flatMap((entry) => entry.map(cbor))]);
}

function cbor(value: Value): Buffer {
  if (typeof value === "number") return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === "string") return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
  return Buffer.isBuffer(value) ? Buffer.concat([cborHead(2, value.length), value]) : cborHead(5, 0);
}

function cborHead(major: number, length: number): Buffer {
  const type = major << 5;
  return length < 24 ? Buffer.from([type | length]) : Buffer.from([type | 24, length]);
}
