import * as v from "valibot";
import {
  type By,
  changeRole,
  disable,
  enable,
  hasMail,
  invite,
  sendReset,
  signOutEverywhere,
  withdrawInvitation,
} from "#app/access/manage-operators.server.ts";
import type { operators as words } from "#app/content/desk/operators.ts";
import { getOperator, operatorRoles } from "#app/data/operators.server.ts";

type Done = keyof typeof words.done;
type Problem = keyof typeof words.errors;

export type Changed =
  | { done: Done }
  | { error: Problem; email?: string; role?: string }
  | { link: string; isMailed: boolean; for: string; kind: "invited" | "reset" };

const id = v.pipe(v.string(), v.uuid());
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());
const change = v.variant("intent", [
  v.object({ intent: v.literal("invite"), email, role: v.picklist(operatorRoles) }),
  v.object({ intent: v.picklist(["withdraw", "disable", "enable", "reset", "sign-out"]), id }),
  v.object({ intent: v.literal("role"), id, role: v.picklist(operatorRoles) }),
]);

/** Does what a form of the screen asks for. */
export async function changeAccess(fields: Record<string, string>, by: NonNullable<By>): Promise<Changed> {
  const parsed = v.safeParse(change, fields);
  if (!parsed.success && fields.intent === "invite") return { error: "email", email: fields.email, role: fields.role };
  if (!parsed.success) return { error: "gone" };
  const asked = parsed.output;
  if (asked.intent === "invite") {
    const link = await invite(asked.email, asked.role, by);
    if (!link) return { error: "taken", email: asked.email, role: asked.role };
    return { link, isMailed: hasMail(), for: asked.email, kind: "invited" };
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
      return (await disable(operator, by)) ? { done: "disabled" } : { error: "last-owner" };
    case "enable":
      await enable(operator, by);
      return { done: "enabled" };
    case "sign-out":
      await signOutEverywhere(operator, by);
      return { done: "signed-out" };
    case "reset": {
      const link = await sendReset(operator, by);
      return link ? { link, isMailed: hasMail(), for: operator.name, kind: "reset" } : { error: "gone" };
    }
  }
}
