import * as v from "valibot";
import { claimInvitation, type Invitation } from "#app/data/invitations.server.ts";
import { deleteKnownDevices } from "#app/data/known-devices.server.ts";
import {
  changeOperator,
  createOperator,
  findOperatorByEmail,
  getOperator,
  type Operator,
} from "#app/data/operators.server.ts";
import { createPasskey, deletePasskeys, type NewPasskey } from "#app/data/passkeys.server.ts";
import { endSessions } from "#app/data/sessions.server.ts";
import { announceAccessChange, operatorAsPerson } from "./announce.server.ts";
import { deleteFirstLinkFile } from "./first-run.server.ts";
import { findUsableInvitation, parseLinkToken } from "./links.server.ts";
import { verifyRegistration } from "./passkey.server.ts";
import { hashPassword } from "./password.server.ts";
import { type PasswordProblem, passwordProblem } from "./password-rules.ts";
import { hashToken } from "./tokens.server.ts";

export type RedeemFields = v.InferOutput<typeof redeemFieldsSchema>;

/** The fields that are wrong, each with its problem. */
export type RedeemProblems = {
  token?: "unusable";
  name?: "missing";
  email?: "invalid" | "taken";
  password?: PasswordProblem;
  passkey?: "refused";
};

const trimmedText = (max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((value) => value.slice(0, max)),
    ),
    "",
  );

export const redeemFieldsSchema = v.object({
  /** The token or the whole link, whose origin may be long. */
  token: trimmedText(500),
  name: trimmedText(80),
  email: v.pipe(trimmedText(254), v.toLowerCase()),
  password: v.optional(v.string(), ""),
  /** The browser's response as JSON if it made a passkey; empty with a password. */
  passkey: v.optional(v.string(), ""),
});

/** Claims or joins the desk, or replaces how an operator signs in, by a link. The link is used up only after all checks pass. */
export async function redeemLink(
  request: Request,
  kinds: readonly Invitation["kind"][],
  fields: RedeemFields,
): Promise<{ operator: Operator } | { errors: RedeemProblems }> {
  const token = parseLinkToken(fields.token);
  const invitation = await findUsableInvitation(token, kinds);
  const operatorId = invitation?.operatorId;
  if (!invitation || !operatorId) return { errors: { token: "unusable" } };
  const { name, email } = await resolvePerson(invitation, fields);
  const errors = await findRedeemProblems(invitation, { ...fields, name, email });
  if (Object.keys(errors).length > 0) return { errors };
  const passkey = fields.passkey ? await verifyRegistration(request, fields.passkey, operatorId) : null;
  if (fields.passkey && !passkey) return { errors: { passkey: "refused" } };
  const passwordHash = fields.passkey ? null : await hashPassword(fields.password);
  const claimed = await claimInvitation({ id: invitation.id, tokenHash: hashToken(token) }, new Date().toISOString());
  if (!claimed) return { errors: { token: "unusable" } };
  const operator =
    claimed.kind === "reset"
      ? await replaceSignIn(operatorId, passwordHash)
      : await createOperator({ id: operatorId, name, email, role: claimed.role ?? "owner", passwordHash });
  if (!operator) return { errors: { email: "taken" } };
  await completeRedeeming(claimed, operator, passkey);
  return { operator };
}

/** Ends every passkey, session and known device of the operator, and replaces the password. */
async function replaceSignIn(id: string, passwordHash: string | null): Promise<Operator | null> {
  await deletePasskeys(id);
  await endSessions(id);
  await deleteKnownDevices(id);
  return changeOperator(id, { passwordHash });
}

async function completeRedeeming({ kind }: Invitation, operator: Operator, passkey: NewPasskey | null) {
  if (passkey) await createPasskey(passkey);
  if (kind === "first") deleteFirstLinkFile();
  const change = kind === "reset" ? "reset-done" : "joined";
  await announceAccessChange({ change, person: operatorAsPerson(operator), by: null, details: { link: kind } });
}

/** A reset link brings name and e-mail, a join link the e-mail, the first link neither. The form gives the rest. */
async function resolvePerson({ kind, email, operatorId }: Invitation, given: RedeemFields) {
  if (kind !== "reset") return { name: given.name, email: email ?? given.email };
  const operator = await getOperator(operatorId ?? "");
  return { name: operator?.name ?? "", email: operator?.email ?? "" };
}

async function findRedeemProblems(
  { kind }: Invitation,
  { name, email, password, passkey }: RedeemFields,
): Promise<RedeemProblems> {
  const problem = passkey ? null : passwordProblem(password, [name, email]);
  return {
    ...(!name && { name: "missing" }),
    ...(!v.is(v.pipe(v.string(), v.email()), email) && { email: "invalid" }),
    ...(kind !== "reset" && (await findOperatorByEmail(email)) && { email: "taken" }),
    ...(problem && { password: problem }),
  };
}
