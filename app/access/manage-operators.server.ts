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
import { announce, asPerson } from "./announce.server.ts";
import { createJoinLink, createResetLink } from "./links.server.ts";
import { hasRight } from "./rights.ts";

/** Who does it: an operator, or null for a command on the server. */
export type By = Pick<Operator, "id" | "name"> | null;

/** Makes a link to join. Null if the address has access already. */
export async function invite(email: string, role: OperatorRole, by: By): Promise<string | null> {
  const address = email.trim().toLowerCase();
  if (await findOperatorByEmail(address)) return null;
  const { invitation, link } = await createJoinLink(address, role, by?.id ?? null);
  const person = { kind: "invitation", id: invitation.id, email: address } as const;
  await announce({ change: "invited", person, by, link, details: { role } });
  return link;
}

export async function withdrawInvitation(id: string, by: By): Promise<void> {
  await tellWithdrawn(await withdrawInvitations({ id }), by);
}

/** Mails the person only for an invitation: a withdrawn reset link is just recorded, since their access is unchanged. */
async function tellWithdrawn(withdrawn: readonly Invitation[], by: By): Promise<void> {
  const change = "invitation-withdrawn";
  for (const { id, kind, email } of withdrawn) {
    const person = { kind: "invitation", id } as const;
    if (kind === "join" && email) await announce({ change, person: { ...person, email }, by });
    else
      await recordEvent({
        operatorId: by?.id ?? null,
        action: change,
        subjectKind: person.kind,
        subjectId: person.id,
      });
  }
}

/** Makes a link to choose a new passkey or password. Null for somebody without access: it would lead nowhere. */
export async function sendReset(operator: Operator, by: By): Promise<string | null> {
  if (operator.disabledAt) return null;
  const { link } = await createResetLink(operator, by?.id ?? null);
  await announce({ change: "reset", person: asPerson(operator), by, link });
  return link;
}

/** False for the last owner. */
export async function changeRole(operator: Operator, role: OperatorRole, by: By): Promise<boolean> {
  if (operator.role === role) return true;
  const changed = await unlessLastOwner(operator, () => changeOperator(operator.id, { role }));
  if (!changed) return false;
  if (!hasRight(role, "operators")) await tellWithdrawn(await withdrawInvitations({ createdBy: operator.id }), by);
  await announce({ change: "role-changed", person: asPerson(operator), by, details: { role } });
  return true;
}

/** Ends somebody's access at once. False for the last owner. */
export async function disable(operator: Operator, by: By): Promise<boolean> {
  if (operator.disabledAt) return true;
  const disabledAt = new Date().toISOString();
  if (!(await unlessLastOwner(operator, () => changeOperator(operator.id, { disabledAt })))) return false;
  await endSessions(operator.id);
  await tellWithdrawn(await withdrawInvitations({ kind: "reset", email: operator.email }), by);
  await tellWithdrawn(await withdrawInvitations({ createdBy: operator.id }), by);
  await announce({ change: "disabled", person: asPerson(operator), by });
  return true;
}

export async function enable(operator: Operator, by: By): Promise<void> {
  if (!operator.disabledAt) return;
  await changeOperator(operator.id, { disabledAt: null });
  await announce({ change: "enabled", person: asPerson(operator), by });
}

export async function signOutEverywhere(operator: Operator, by: By): Promise<void> {
  await endSessions(operator.id);
  await announce({ change: "sessions-ended", person: asPerson(operator), by });
}

export function hasMail(): boolean {
  return currentEnv().SMTP_URL !== undefined;
}

/**
 * Changes an owner, and takes it back if no owner is left. Looking first would let two owners remove each other at once;
 * this way the worst is that both changes are taken back.
 */
async function unlessLastOwner(operator: Operator, change: () => Promise<unknown>): Promise<boolean> {
  await change();
  if (operator.role !== "owner" || operator.disabledAt) return true;
  const isOwned = (await listOperators()).some(({ role, disabledAt }) => role === "owner" && !disabledAt);
  if (isOwned) return true;
  await changeOperator(operator.id, { role: operator.role, disabledAt: operator.disabledAt });
  return false;
}
