import * as v from "valibot";
import { announceAccessChange, operatorAsPerson } from "#app/access/announce.server.ts";
import { verifyRegistration } from "#app/access/passkey.server.ts";
import { hashPassword } from "#app/access/password.server.ts";
import { type PasswordProblem, passwordProblem } from "#app/access/password-rules.ts";
import type { SignedIn } from "#app/access/session.server.ts";
import type { accountWords as words } from "#app/content/desk/account.ts";
import { deleteKnownDevices } from "#app/data/known-devices.server.ts";
import { changeOperator } from "#app/data/operators.server.ts";
import { createPasskey, deletePasskeys, listPasskeys, renamePasskey } from "#app/data/passkeys.server.ts";
import { endOtherSessions, endSessions } from "#app/data/sessions.server.ts";

type DoneMessage = keyof typeof words.done;
type ErrorMessage = Exclude<keyof typeof words.errors, "password">;
export type AccountChangeResult = { done: DoneMessage } | { error: ErrorMessage } | { passwordError: PasswordProblem };

const nameSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80));
const accountChangeSchema = v.variant("intent", [
  v.object({ intent: v.literal("you"), name: nameSchema, shortcuts: v.optional(v.string()) }),
  v.object({ intent: v.literal("add-passkey"), passkey: v.string() }),
  v.object({ intent: v.literal("rename-passkey"), id: v.string(), label: nameSchema }),
  v.object({ intent: v.picklist(["remove-passkey", "end"]), id: v.string() }),
  v.object({ intent: v.literal("password"), password: v.string() }),
  v.object({ intent: v.picklist(["remove-password", "end-others"]) }),
]);

/** A change of how an operator signs in asks for the passkey or password again; other changes do not. */
export function needsConfirmation(intent: FormDataEntryValue | null): boolean {
  return ["add-passkey", "remove-passkey", "password", "remove-password"].includes(String(intent));
}

/** Carries out a form of the account screen, on the operator's own account only. */
export async function changeAccount(
  request: Request,
  { operator, session }: SignedIn,
  fields: Record<string, string>,
): Promise<AccountChangeResult> {
  const parsed = v.safeParse(accountChangeSchema, fields);
  if (!parsed.success)
    return { error: fields.intent === "you" || fields.intent === "rename-passkey" ? "name" : "gone" };
  const asked = parsed.output;
  const tell = (change: Parameters<typeof announceAccessChange>[0]["change"]) =>
    announceAccessChange({ change, person: operatorAsPerson(operator), by: operator });
  switch (asked.intent) {
    case "you":
      await changeOperator(operator.id, { name: asked.name, hasShortcuts: asked.shortcuts !== undefined });
      return { done: "named" };
    case "add-passkey": {
      const passkey = await verifyRegistration(request, asked.passkey, operator.id);
      if (!passkey || !(await createPasskey(passkey))) return { error: "passkey" };
      await tell("passkey-added");
      return { done: "passkey-added" };
    }
    case "rename-passkey":
      return (await renamePasskey(operator.id, asked.id, asked.label))
        ? { done: "passkey-renamed" }
        : { error: "gone" };
    case "remove-passkey": {
      const others = (await listPasskeys(operator.id)).filter(({ id }) => id !== asked.id);
      if (others.length === 0 && !operator.passwordHash) return { error: "last" };
      if ((await deletePasskeys(operator.id, asked.id)) === 0) return { error: "gone" };
      await tell("passkey-removed");
      return { done: "passkey-removed" };
    }
    case "password": {
      const problem = passwordProblem(asked.password, [operator.name, operator.email]);
      if (problem) return { passwordError: problem };
      await changeOperator(operator.id, { passwordHash: await hashPassword(asked.password) });
      await endOtherSessions(operator.id, session.id);
      await deleteKnownDevices(operator.id);
      await tell("password-changed");
      return { done: "password" };
    }
    case "remove-password":
      if ((await listPasskeys(operator.id)).length === 0) return { error: "last" };
      await changeOperator(operator.id, { passwordHash: null });
      await tell("password-removed");
      return { done: "password-removed" };
    case "end":
      if ((await endSessions(operator.id, asked.id)) === 0) return { error: "gone" };
      await tell("session-ended");
      return { done: "ended" };
    case "end-others":
      await endOtherSessions(operator.id, session.id);
      await tell("sessions-ended");
      return { done: "others-ended" };
  }
}
