import { currentEnv } from "#app/config/current-env.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { type Invitation, withdrawInvitations } from "#app/data/invitations.server.ts";
import {
  changeOperator,
  findOperatorByEmail,
  listOperators,
  type Operator,
  type OperatorRole,
} from "#app/data/operators.server.ts";
import { endSessions } from "#app/data/sessions.server.ts";
import { announceAccessChange, operatorAsPerson } from "./announce.server.ts";
import { createJoinLink, createResetLink } from "./links.server.ts";
import { hasRight } from "./rights.ts";

/** The operator who changes somebody's access; null for a command on the server. */
export type AccessChanger = Pick<Operator, "id" | "name"> | null;

/** Makes a link to join, and mails it where mail is set up. Null if an operator has the address already. */
export async function inviteOperator(email: string, role: OperatorRole, by: AccessChanger): Promise<string | null> {
  const address = email.trim().toLowerCase();
  if (await findOperatorByEmail(address)) return null;
  const { invitation, link } = await createJoinLink(address, role, by?.id ?? null);
  const person = { kind: "invitation", id: invitation.id, email: address } as const;
  await announceAccessChange({ change: "invited", person, by, link, details: { role } });
  return link;
}

export async function withdrawInvitation(id: string, by: AccessChanger): Promise<void> {
  await announceWithdrawn(await withdrawInvitations({ id }), by);
}

/** Records every withdrawn link, but mails only people who were invited: a withdrawn reset link changes nobody's access. */
async function announceWithdrawn(withdrawn: readonly Invitation[], by: AccessChanger): Promise<void> {
  const change = "invitation-withdrawn";
  for (const { id, kind, email } of withdrawn) {
    const person = { kind: "invitation", id } as const;
    if (kind === "join" && email) await announceAccessChange({ change, person: { ...person, email }, by });
    else
      await recordEvent({
        operatorId: by?.id ?? null,
        action: change,
        subjectKind: person.kind,
        subjectId: person.id,
      });
  }
}

/** Makes a link to choose a new passkey or password, and mails it where mail is set up. Null for a disabled operator. */
export async function sendResetLink(operator: Operator, by: AccessChanger): Promise<string | null> {
  if (operator.disabledAt) return null;
  const { link } = await createResetLink(operator, by?.id ?? null);
  await announceAccessChange({ change: "reset", person: operatorAsPerson(operator), by, link });
  return link;
}

/** Returns false, with nothing changed, for the last owner. */
export async function changeRole(operator: Operator, role: OperatorRole, by: AccessChanger): Promise<boolean> {
  if (operator.role === role) return true;
  const changed = await changeUnlessLastOwner(operator, () => changeOperator(operator.id, { role }));
  if (!changed) return false;
  if (!hasRight(role, "operators")) await announceWithdrawn(await withdrawInvitations({ createdBy: operator.id }), by);
  await announceAccessChange({ change: "role-changed", person: operatorAsPerson(operator), by, details: { role } });
  return true;
}

/** Ends an operator's access at once. Returns false, with nothing changed, for the last owner. */
export async function disableOperator(operator: Operator, by: AccessChanger): Promise<boolean> {
  if (operator.disabledAt) return true;
  const disabledAt = new Date().toISOString();
  if (!(await changeUnlessLastOwner(operator, () => changeOperator(operator.id, { disabledAt })))) return false;
  await endSessions(operator.id);
  await announceWithdrawn(await withdrawInvitations({ kind: "reset", email: operator.email }), by);
  await announceWithdrawn(await withdrawInvitations({ createdBy: operator.id }), by);
  await announceAccessChange({ change: "disabled", person: operatorAsPerson(operator), by });
  return true;
}

export async function enableOperator(operator: Operator, by: AccessChanger): Promise<void> {
  if (!operator.disabledAt) return;
  await changeOperator(operator.id, { disabledAt: null });
  await announceAccessChange({ change: "enabled", person: operatorAsPerson(operator), by });
}

export async function signOutEverywhere(operator: Operator, by: AccessChanger): Promise<void> {
  await endSessions(operator.id);
  await announceAccessChange({ change: "sessions-ended", person: operatorAsPerson(operator), by });
}

export function isMailSetUp(): boolean {
  return currentEnv().SMTP_URL !== undefined;
}

/**
 * Makes the change, and takes it back if no owner is left. A check beforehand would let two owners remove each other at once;
 * a check afterwards at worst takes both changes back.
 */
async function changeUnlessLastOwner(operator: Operator, change: () => Promise<unknown>): Promise<boolean> {
  await change();
  if (operator.role !== "owner" || operator.disabledAt) return true;
  const isOwned = (await listOperators()).some(({ role, disabledAt }) => role === "owner" && !disabledAt);
  if (isOwned) return true;
  await changeOperator(operator.id, { role: operator.role, disabledAt: operator.disabledAt });
  return false;
}
