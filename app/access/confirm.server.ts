import { data, redirect } from "react-router";
import { CLIENT_ADDRESS_HEADER } from "#app/config/client-address.ts";
import { confirmedMinutes } from "#app/content/desk/sign-in-limits.ts";
import { changeSession } from "#app/data/sessions.server.ts";
import { createAttempts } from "./attempts.server.ts";
import { verifyPasskey } from "./passkey.server.ts";
import { isPassword } from "./password.server.ts";
import type { SignedIn } from "./session.server.ts";

/** The fields by which a form confirms. Everything else in it is kept for when that is done. */
export const confirmFields = { password: "confirm-password", passkey: "confirm-passkey" } as const;

export type ConfirmationRequest = {
  /** What was posted, to be posted again with the confirmation. */
  fields: [name: string, value: string][];
  error: "password" | "passkey" | "pause" | null;
  left?: number;
};

const attempts = createAttempts();

export function isConfirmed({ session }: SignedIn): boolean {
  return Date.now() - Date.parse(session.confirmedAt) < confirmedMinutes * 60_000;
}

/** For a loader: leads to the confirm screen and back unless the passkey or password was given lately. */
export function requireConfirmation(request: Request, signedIn: SignedIn): void {
  if (isConfirmed(signedIn)) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/desk/confirm?${new URLSearchParams({ to: pathname.replace(/\.data$/, "") + search })}`, 303);
}

/**
 * For an action: null once the passkey or password was given, lately or with this post. Otherwise an answer with the
 * question, for `<ConfirmStep>`, which posts the same fields again with the confirmation.
 */
export async function askToConfirm(request: Request, signedIn: SignedIn, form: FormData) {
  if (isConfirmed(signedIn)) return null;
  const confirmed = await confirm(request, signedIn, form);
  if (confirmed === true) return null;
  const own: readonly string[] = Object.values(confirmFields);
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !own.includes(name) ? [[name, value]] : [],
  );
  const question: ConfirmationRequest = { fields, ...confirmed };
  return data({ confirm: question }, 403);
}

/** Checks the password or passkey that a form carries. Returns true, or what to ask for. */
export async function confirm(
  request: Request,
  { operator, session }: SignedIn,
  form: FormData,
): Promise<true | Omit<ConfirmationRequest, "fields">> {
  const passkey = String(form.get(confirmFields.passkey) ?? "");
  const password = String(form.get(confirmFields.password) ?? "");
  if (passkey) {
    if (!(await verifyPasskey(request, passkey, operator.id))) return { error: "passkey" };
  } else if (password) {
    const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
    // Counted by the session: guessing at the door does not keep a signed-in operator from confirming.
    const attempt = { email: operator.email, address, device: session.id };
    const { isAllowed, left } = await attempts.begin(attempt);
    if (!isAllowed) return { error: "pause" };
    if (!(await isPassword(password, operator.passwordHash))) return { error: left ? "password" : "pause", left };
    await attempts.forgive(attempt);
  } else return { error: null };
  await changeSession(session.id, { confirmedAt: new Date().toISOString() });
  return true;
}
