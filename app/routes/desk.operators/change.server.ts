import * as v from "valibot";
import {
  type AccessChanger,
  changeRole,
  disableOperator,
  enableOperator,
  inviteOperator,
  isMailSetUp,
  sendResetLink,
  signOutEverywhere,
  withdrawInvitation,
} from "#app/access/manage-operators.server.ts";
import type { operatorsWords as words } from "#app/content/desk/operators.ts";
import { getOperator, operatorRoles } from "#app/data/operators.server.ts";

type DoneMessage = keyof typeof words.done;
type ErrorMessage = keyof typeof words.errors;

export type AccessChangeResult =
  | { done: DoneMessage }
  | { error: ErrorMessage; email?: string; role?: string }
  | { link: string; isMailed: boolean; for: string; kind: "invited" | "reset" };

const idSchema = v.pipe(v.string(), v.uuid());
const emailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());
const accessChangeSchema = v.variant("intent", [
  v.object({ intent: v.literal("invite"), email: emailSchema, role: v.picklist(operatorRoles) }),
  v.object({ intent: v.picklist(["withdraw", "disable", "enable", "reset", "sign-out"]), id: idSchema }),
  v.object({ intent: v.literal("role"), id: idSchema, role: v.picklist(operatorRoles) }),
]);

/** Carries out a form of the operators screen. */
export async function changeAccess(
  fields: Record<string, string>,
  by: NonNullable<AccessChanger>,
): Promise<AccessChangeResult> {
  const parsed = v.safeParse(accessChangeSchema, fields);
  if (!parsed.success && fields.intent === "invite") return { error: "email", email: fields.email, role: fields.role };
  if (!parsed.success) return { error: "gone" };
  const asked = parsed.output;
  if (asked.intent === "invite") {
    const link = await inviteOperator(asked.email, asked.role, by);
    if (!link) return { error: "taken", email: asked.email, role: asked.role };
    return { link, isMailed: isMailSetUp(), for: asked.email, kind: "invited" };
  }
  if (asked.intent === "withdraw") {
    await withdrawInvitation(asked.id, by);
    return { done: "withdrawn" };
  }
  const operator = await getOperator(asked.id);
  if (!operator) return { error: "gone" };
  switch (asked.intent) {
    case "role":
      return (await changeRole(operator, asked.role, by)) ? { done: "role" } : { error: "last-owner" };
    case "disable":
      return (await disableOperator(operator, by)) ? { done: "disabled" } : { error: "last-owner" };
    case "enable":
      await enableOperator(operator, by);
      return { done: "enabled" };
    case "sign-out":
      await signOutEverywhere(operator, by);
      return { done: "signed-out" };
    case "reset": {
      const link = await sendResetLink(operator, by);
      return link ? { link, isMailed: isMailSetUp(), for: operator.name, kind: "reset" } : { error: "gone" };
    }
  }
}
