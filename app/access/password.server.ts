import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const deriveArgon2 = promisify(argon2);

/** The least that OWASP asks of argon2id: 19 MiB and two passes. */
const ARGON2_COST = { memory: 19_456, passes: 2, parallelism: 1 };
const ARGON2_TAG_BYTES = 32;

/** Returns the PHC format. It names its parameters, so that they can be raised without breaking stored hashes. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await deriveTag(password, nonce, ARGON2_COST);
  const { memory, passes, parallelism } = ARGON2_COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpaddedBase64(nonce)}$${unpaddedBase64(tag)}`;
}

/** Takes as long without a stored password, so that timing does not reveal whether an account exists. */
export async function isCorrectPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = stored === null ? null : parseStoredHash(stored);
  if (!parsed) {
    await hashPassword(password);
    return false;
  }
  return timingSafeEqual(parsed.tag, await deriveTag(password, parsed.nonce, parsed.cost));
}

function deriveTag(password: string, nonce: Buffer, cost: typeof ARGON2_COST): Promise<Buffer> {
  // Keyboards compose accented letters differently.
  return deriveArgon2("argon2id", { message: password.normalize("NFKC"), nonce, tagLength: ARGON2_TAG_BYTES, ...cost });
}

function parseStoredHash(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{43})$/.exec(stored);
  if (!match) return null;
  const [, memory, passes, parallelism, nonce = "", tag = ""] = match;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, nonce: Buffer.from(nonce, "base64"), tag: Buffer.from(tag, "base64") };
}

function unpaddedBase64(bytes: Buffer) {
  return bytes.toString("base64").replaceAll("=", "");
}
