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
import { announce, asPerson } from "./announce.server.ts";
import { forgetFirstLink } from "./first-run.server.ts";
import { findLink, parseToken } from "./links.server.ts";
import { verifyRegistration } from "./passkey.server.ts";
import { hashPassword } from "./password.server.ts";
import { type PasswordProblem, passwordProblem } from "./password-rules.ts";
import { hashToken } from "./tokens.server.ts";

export type RedeemFields = v.InferOutput<typeof redeemFields>;

/** The field that is wrong, and how. */
export type RedeemProblems = {
  token?: "unusable";
  name?: "missing";
  email?: "invalid" | "taken";
  password?: PasswordProblem;
  passkey?: "refused";
};

const text = (max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((value) => value.slice(0, max)),
    ),
    "",
  );

export const redeemFields = v.object({
  /** Or the whole link, whose origin may be long. */
  token: text(500),
  name: text(80),
  email: v.pipe(text(254), v.toLowerCase()),
  password: v.optional(v.string(), ""),
  /** The browser's answer as JSON if it made a passkey; empty with a password. */
  passkey: v.optional(v.string(), ""),
});

/** Uses up a link to claim the desk, to join it or to reset how somebody signs in. Everything is checked before the link is used up. */
export async function redeemLink(
  request: Request,
  kinds: readonly Invitation["kind"][],
  fields: RedeemFields,
): Promise<{ operator: Operator } | { errors: RedeemProblems }> {
  const token = parseToken(fields.token);
  const invitation = await findLink(token, kinds);
  const operatorId = invitation?.operatorId;
  if (!invitation || !operatorId) return { errors: { token: "unusable" } };
  const { name, email } = await personOf(invitation, fields);
  const errors = await findErrors(invitation, { ...fields, name, email });
  if (Object.keys(errors).length > 0) return { errors };
  const passkey = fields.passkey ? await verifyRegistration(request, fields.passkey, operatorId) : null;
  if (fields.passkey && !passkey) return { errors: { passkey: "refused" } };
  const passwordHash = fields.passkey ? null : await hashPassword(fields.password);
  const claimed = await claimInvitation({ id: invitation.id, tokenHash: hashToken(token) }, new Date().toISOString());
  if (!claimed) return { errors: { token: "unusable" } };
  const operator =
    claimed.kind === "reset"
      ? await startOver(operatorId, passwordHash)
      : await createOperator({ id: operatorId, name, email, role: claimed.role ?? "owner", passwordHash });
  if (!operator) return { errors: { email: "taken" } };
  await finish(claimed, operator, passkey);
  return { operator };
}

/** Makes every passkey, session and known device of the operator useless, and replaces the password. */
async function startOver(id: string, passwordHash: string | null): Promise<Operator | null> {
  await deletePasskeys(id);
  await endSessions(id);
  await deleteKnownDevices(id);
  return changeOperator(id, { passwordHash });
}

async function finish({ kind }: Invitation, operator: Operator, passkey: NewPasskey | null) {
  if (passkey) await createPasskey(passkey);
  if (kind === "first") forgetFirstLink();
  const change = kind === "reset" ? "reset-done" : "joined";
  await announce({ change, person: asPerson(operator), by: null, details: { link: kind } });
}

/** A reset brings name and e-mail, an invitation the e-mail, the first link neither; the form gives the rest. */
async function personOf({ kind, email, operatorId }: Invitation, given: RedeemFields) {
  if (kind !== "reset") return { name: given.name, email: email ?? given.email };
  const operator = await getOperator(operatorId ?? "");
  return { name: operator?.name ?? "", email: operator?.email ?? "" };
}

async function findErrors(
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
