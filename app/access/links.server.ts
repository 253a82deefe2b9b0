import { randomUUID } from "node:crypto";
import { ownOrigin } from "#app/config/site-origin.server.ts";
import { firstLinkMinutes, joinLinkDays, resetLinkDays } from "#app/content/desk/sign-in-limits.ts";
import { recordEvent } from "#app/data/events.server.ts";
import {
  createInvitation,
  findInvitation,
  type Invitation,
  withdrawInvitations,
} from "#app/data/invitations.server.ts";
import { getOperator, type Operator, type OperatorRole } from "#app/data/operators.server.ts";
import { hasRight } from "./rights.ts";
import { hashToken, newToken } from "./tokens.server.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Makes the link to claim the desk. The earlier link stops working. */
export function createFirstLink() {
  return createInvitationLink("first", { operatorId: randomUUID() }, firstLinkMinutes * MINUTE_MS);
}

/** Makes a link to join the desk. An earlier link for the same address stops working. */
export async function createJoinLink(email: string, role: OperatorRole, by: string | null) {
  await withdrawEarlierLinks({ kind: "join", email }, by);
  return createInvitationLink("join", { email, role, operatorId: randomUUID(), createdBy: by }, joinLinkDays * DAY_MS);
}

/** Makes a link to choose a new passkey or password. An earlier reset link stops working. */
export async function createResetLink({ id, email, role }: Operator, by: string | null) {
  await withdrawEarlierLinks({ kind: "reset", email }, by);
  return createInvitationLink("reset", { email, role, operatorId: id, createdBy: by }, resetLinkDays * DAY_MS);
}

/**
 * The invitation of a link's token; null if it was used or withdrawn, has expired, is of another kind or was made by somebody
 * who may no longer invite.
 */
export async function findUsableInvitation(
  token: string,
  kinds: readonly Invitation["kind"][],
): Promise<Invitation | null> {
  const found = await findInvitation(hashToken(token), new Date().toISOString());
  return found && kinds.includes(found.kind) && (await isInviterStillAllowed(found.createdBy)) ? found : null;
}

/** The token at the end of a pasted link. A token pasted alone stays as it is. */
export function parseLinkToken(pasted: string): string {
  return pasted.split("#").at(-1)?.trim() ?? "";
}

/** Whether the operator who made a link may still invite. The id is null for links made by a command or the site's start. */
async function isInviterStillAllowed(id: string | null): Promise<boolean> {
  const operator = id === null ? null : await getOperator(id);
  return id === null || (operator !== null && !operator.disabledAt && hasRight(operator.role, "operators"));
}

/** Makes earlier links useless. Records events but sends no mail, since the person is about to get a new link. */
async function withdrawEarlierLinks(match: { kind: "join" | "reset"; email: string }, by: string | null) {
  for (const { id } of await withdrawInvitations(match))
    await recordEvent({ operatorId: by, action: "invitation-withdrawn", subjectKind: "invitation", subjectId: id });
}

const linkPaths = { first: "/desk/first-run", join: "/desk/join", reset: "/desk/join?reset" } as const;

type LinkDetails = { operatorId: string; email?: string; role?: OperatorRole; createdBy?: string | null };

/** Puts the token in the fragment, which no request, log or Referer carries. */
async function createInvitationLink(kind: Invitation["kind"], given: LinkDetails, lifetimeMs: number) {
  const token = newToken();
  const invitation = await createInvitation({
    kind,
    email: given.email ?? null,
    role: given.role ?? null,
    operatorId: given.operatorId,
    createdBy: given.createdBy ?? null,
    tokenHash: hashToken(token),
    expiresAt: new Date(Date.now() + lifetimeMs).toISOString(),
  });
  return { invitation, link: `${ownOrigin()}${linkPaths[kind]}#${token}` };
}
