import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { parseEach, privateTable, requireRows, throwInvalid } from "./private-rows.server.ts";

export const challengePurposes = ["sign-in", "confirm", "register"] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];
export type Challenge = v.InferOutput<typeof challengeRow>;
type NewChallenge = { challenge: string; purpose: ChallengePurpose; operatorId: string | null };

const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** Stores the challenge that a passkey has to sign, and deletes expired ones. */
export async function createChallenge({ challenge, purpose, operatorId }: NewChallenge): Promise<void> {
  const now = Date.now();
  requireRows(await challengesTable().delete().lt("expires_at", new Date(now).toISOString()).select("id"));
  const expiresAt = new Date(now + CHALLENGE_LIFETIME_MS).toISOString();
  const columns = { id: randomUUID(), challenge, purpose, operator_id: operatorId, expires_at: expiresAt };
  requireRows(await challengesTable().insert(columns).select("id"));
}

/** Deletes the challenge and returns it. Of several answers to one challenge, only the first gets it; the others get null. */
export async function claimChallenge(challenge: string, purpose: ChallengePurpose): Promise<Challenge | null> {
  const query = challengesTable().delete().eq("challenge", challenge).eq("purpose", purpose);
  const rows = requireRows(await query.gt("expires_at", new Date().toISOString()).select());
  return parseEach(challengeRow, rows, throwInvalid("challenge"))[0] ?? null;
}

export async function deleteAllChallenges(): Promise<void> {
  requireRows(await challengesTable().delete().not("id", "is", null).select("id"));
}

const challengeRow = v.pipe(
  v.object({ challenge: v.string(), operator_id: v.nullish(v.string(), null) }),
  v.transform(({ challenge, operator_id }) => ({ challenge, operatorId: operator_id })),
);

function challengesTable() {
  return privateTable("challenges");
}
