import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** What OWASP asks of argon2id: 19 MiB and two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/** In the PHC format, which names its own parameters: they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await deriveTag(password, nonce, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Takes as long where there is no password, so that its time does not tell whether there is an account. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = stored === null ? null : parse(stored);
  if (!parsed) {
    await hashPassword(password);
    return false;
  }
  return timingSafeEqual(parsed.tag, await deriveTag(password, parsed.nonce, parsed.cost));
}

function deriveTag(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  // Keyboards differ in how they compose an accented letter.
  return derive("argon2id", { message: password.normalize("NFKC"), nonce, tagLength: TAG_BYTES, ...cost });
}

function parse(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{43})$/.exec(stored);
  if (!match) return null;
  const [, memory, passes, parallelism, nonce = "", tag = ""] = match;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, nonce: Buffer.from(nonce, "base64"), tag: Buffer.from(tag, "base64") };
}

function base64(bytes: Buffer) {
  return bytes.toString("base64").replaceAll("=", "");
}
