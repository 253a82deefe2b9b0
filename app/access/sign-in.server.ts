import { CLIENT_ADDRESS_HEADER } from "#app/config/client-address.ts";
import { maxPasswordLength } from "#app/content/desk/sign-in-limits.ts";
import { findOperatorByEmail, getOperator, type Operator } from "#app/data/operators.server.ts";
import { createGuessLimiter } from "./attempts.server.ts";
import { findDeviceTokenHash } from "./known-device.server.ts";
import { verifyPasskey } from "./passkey.server.ts";
import { isCorrectPassword } from "./password.server.ts";

export type SignInResult =
  | { operator: Operator }
  /** `left` is how many guesses remain before a pause. */
  | { refused: "password"; left: number }
  | { refused: "pause" }
  | { refused: "passkey" };

const signInGuesses = createGuessLimiter();

/** An unknown account, a disabled one and a wrong password get the same result after the same time. */
export async function checkPasswordSignIn(request: Request, email: string, password: string): Promise<SignInResult> {
  const operator = await findOperatorByEmail(email);
  const device = await findDeviceTokenHash(request, operator?.id);
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
  const guess = { email, address, device };
  const { isAllowed, left } = await signInGuesses.begin(guess);
  if (!isAllowed) return { refused: "pause" };
  const isRight = await isCorrectPassword(password.slice(0, 4 * maxPasswordLength), operator?.passwordHash ?? null);
  if (!operator || !isRight || operator.disabledAt) return left ? { refused: "password", left } : { refused: "pause" };
  await signInGuesses.forgive(guess);
  return { operator };
}

export async function checkPasskeySignIn(request: Request, response: string): Promise<SignInResult> {
  const passkey = await verifyPasskey(request, response);
  const operator = passkey && (await getOperator(passkey.operatorId));
  return operator && !operator.disabledAt ? { operator } : { refused: "passkey" };
}
