import { CLIENT_ADDRESS_HEADER } from "#app/config/client-address.ts";
import { maxPasswordLength } from "#app/content/desk/sign-in-limits.ts";
import { findOperatorByEmail, getOperator, type Operator } from "#app/data/operators.server.ts";
import { createAttempts } from "./attempts.server.ts";
import { findDevice } from "./known-device.server.ts";
import { verifyPasskey } from "./passkey.server.ts";
import { isPassword } from "./password.server.ts";

export type SignIn =
  | { operator: Operator }
  /** `left` is how many tries remain before a pause. */
  | { refused: "password"; left: number }
  | { refused: "pause" }
  | { refused: "passkey" };

const attempts = createAttempts();

/** Every answer to an unknown account, a disabled one and a wrong password is the same, and takes as long. */
export async function checkPasswordSignIn(request: Request, email: string, password: string): Promise<SignIn> {
  const operator = await findOperatorByEmail(email);
  const device = await findDevice(request, operator?.id);
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
  const attempt = { email, address, device };
  const { isAllowed, left } = await attempts.begin(attempt);
  if (!isAllowed) return { refused: "pause" };
  const isRight = await isPassword(password.slice(0, 4 * maxPasswordLength), operator?.passwordHash ?? null);
  if (!operator || !isRight || operator.disabledAt) return left ? { refused: "password", left } : { refused: "pause" };
  await attempts.forgive(attempt);
  return { operator };
}

export async function checkPasskeySignIn(request: Request, answer: string): Promise<SignIn> {
  const passkey = await verifyPasskey(request, answer);
  const operator = passkey && (await getOperator(passkey.operatorId));
  return operator && !operator.disabledAt ? { operator } : { refused: "passkey" };
}
