import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isoInstant } from "./columns.server.ts";
import { operatorRoles } from "./operators.server.ts";
import { parseEach, privateTable, requireRows, type StoreResponse, throwInvalid } from "./private-rows.server.ts";

export const invitationKinds = ["first", "join", "reset"] as const;

/** A link that works once: to claim the desk (`first`), to join it (`join`), or to choose a new way to sign in (`reset`). */
export type Invitation = v.InferOutput<typeof invitationRow>;
export type NewInvitation = Pick<Invitation, "kind" | "email" | "role" | "operatorId" | "createdBy"> & {
  tokenHash: string;
  expiresAt: string;
};

/** The fixed id of the link that claims the desk: all servers of a store share one link, the latest. */
const FIRST_INVITATION_ID = "00000000-0000-4000-8000-000000000001";

/** Stores an invitation. A new invitation of the kind `first` replaces the previous one. */
export async function createInvitation(given: NewInvitation): Promise<Invitation> {
  const columns = {
    id: given.kind === "first" ? FIRST_INVITATION_ID : randomUUID(),
    token_hash: given.tokenHash,
    kind: given.kind,
    email: given.email,
    role: given.role,
    operator_id: given.operatorId,
    created_by: given.createdBy,
    created_at: new Date().toISOString(),
    expires_at: given.expiresAt,
    used_at: null,
  };
  const [stored] = parseInvitations(await invitationsTable().upsert(columns, { onConflict: "id" }).select());
  if (!stored) throw new Error("the invitation was not stored");
  return stored;
}

/** The invitation with this token, if its link still works. */
export async function findInvitation(tokenHash: string, at: string): Promise<Invitation | null> {
  return (
    parseInvitations(await whereStillOpen(invitationsTable().select("*"), at).eq("token_hash", tokenHash))[0] ?? null
  );
}

export async function getFirstInvitation(at: string): Promise<Invitation | null> {
  return (
    parseInvitations(await whereStillOpen(invitationsTable().select("*"), at).eq("id", FIRST_INVITATION_ID))[0] ?? null
  );
}

/** The invitations to join whose links still work, oldest first. */
export async function listInvitations(at: string): Promise<Invitation[]> {
  return parseInvitations(
    await whereStillOpen(invitationsTable().select("*"), at).eq("kind", "join").order("created_at").limit(100),
  );
}

/** Marks an invitation as used. Of several requests with one token, only the first gets the row; the others get null. */
export async function claimInvitation({ id, tokenHash }: { id: string; tokenHash: string }, at: string) {
  const query = whereStillOpen(invitationsTable().update({ used_at: at }), at)
    .eq("id", id)
    .eq("token_hash", tokenHash);
  return parseInvitations(await query.select())[0] ?? null;
}

type InvitationMatch = { id: string } | { kind: "join" | "reset"; email: string } | { createdBy: string };

/** Withdraws open invitations: the one with an id, all of one kind to an address, or all that one operator created. */
export async function withdrawInvitations(match: InvitationMatch): Promise<Invitation[]> {
  const at = new Date().toISOString();
  const columns = "createdBy" in match ? { created_by: match.createdBy } : match;
  return parseInvitations(
    await whereStillOpen(invitationsTable().update({ used_at: at }), at)
      .match(columns)
      .select(),
  );
}

export async function withdrawAllInvitations(): Promise<void> {
  const at = new Date().toISOString();
  requireRows(await whereStillOpen(invitationsTable().update({ used_at: at }), at).select("id"));
}

function whereStillOpen<
  Query extends { is(column: string, value: null): Query; gt(column: string, value: string): Query },
>(query: Query, at: string): Query {
  return query.is("used_at", null).gt("expires_at", at);
}

const invitationRow = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(invitationKinds),
    email: v.nullish(v.string(), null),
    role: v.nullish(v.picklist(operatorRoles), null),
    operator_id: v.nullish(v.string(), null),
    created_by: v.nullish(v.string(), null),
    created_at: v.pipe(isoInstant, v.string()),
    expires_at: v.pipe(isoInstant, v.string()),
  }),
  v.transform(({ operator_id, created_by, created_at, expires_at, ...row }) => ({
    ...row,
    operatorId: operator_id,
    createdBy: created_by,
    createdAt: created_at,
    expiresAt: expires_at,
  })),
);

function invitationsTable() {
  return privateTable("invitations");
}

function parseInvitations(response: StoreResponse<unknown>): Invitation[] {
  return parseEach(invitationRow, requireRows(response), throwInvalid("invitation"));
}
