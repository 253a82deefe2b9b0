import { data } from "react-router";
import { CLIENT_ADDRESS_HEADER } from "#app/config/client-address.ts";
import { confirmedMinutes } from "#app/content/desk/sign-in-limits.ts";
import { changeSession } from "#app/data/sessions.server.ts";
import { createGuessLimiter } from "./attempts.server.ts";
import { verifyPasskey } from "./passkey.server.ts";
import { isCorrectPassword } from "./password.server.ts";
import type { SignedIn } from "./session.server.ts";

/** The form fields that carry a confirmation. The other fields are kept until the confirmation succeeds. */
export const confirmFieldNames = { password: "confirm-password", passkey: "confirm-passkey" } as const;

export type ConfirmationRequest = {
  /** The posted fields, to be posted again with the confirmation. */
  fields: [name: string, value: string][];
  error: "password" | "passkey" | "pause" | null;
  left?: number;
};

const confirmGuesses = createGuessLimiter();

export function isRecentlyConfirmed({ session }: SignedIn): boolean {
  return Date.now() - Date.parse(session.confirmedAt) < confirmedMinutes * 60_000;
}

/**
 * For an action: null if confirmed recently or by this post; otherwise the response that asks for confirmation. The
 * screen's `<ConfirmStep>` then posts the same fields again with the confirmation.
 */
export async function askToConfirm(request: Request, signedIn: SignedIn, form: FormData) {
  if (isRecentlyConfirmed(signedIn)) return null;
  const confirmed = await checkConfirmation(request, signedIn, form);
  if (confirmed === true) return null;
  const own: readonly string[] = Object.values(confirmFieldNames);
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !own.includes(name) ? [[name, value]] : [],
  );
  const question: ConfirmationRequest = { fields, ...confirmed };
  return data({ confirm: question }, 403);
}

/** Checks the password or passkey in a form. Returns true, or the error to show when the form asks again. */
async function checkConfirmation(
  request: Request,
  { operator, session }: SignedIn,
  form: FormData,
): Promise<true | Omit<ConfirmationRequest, "fields">> {
  const passkey = String(form.get(confirmFieldNames.passkey) ?? "");
  const password = String(form.get(confirmFieldNames.password) ?? "");
  if (passkey) {
    if (!(await verifyPasskey(request, passkey, operator.id))) return { error: "passkey" };
  } else if (password) {
    const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
    // Guesses count by session, so that guesses at sign-in do not keep a signed-in operator from confirming.
    const guess = { email: operator.email, address, device: session.id };
    const { isAllowed, left } = await confirmGuesses.begin(guess);
    if (!isAllowed) return { error: "pause" };
    if (!(await isCorrectPassword(password, operator.passwordHash)))
      return { error: left ? "password" : "pause", left };
    await confirmGuesses.forgive(guess);
  } else return { error: null };
  await changeSession(session.id, { confirmedAt: new Date().toISOString() });
  return true;
}
