import * as v from "valibot";
import { instant, list, wholeNumber } from "./columns.server.ts";
import { parseEach, privateTable, requireRows, type StoreResponse, throwInvalid } from "./private-rows.server.ts";

/** A key pair whose private half never leaves the operator's device. Its id and public key are base64url. */
export type Passkey = v.InferOutput<typeof passkeyRow>;
export type NewPasskey = Omit<Passkey, "createdAt" | "lastUsedAt">;

/** False if the key is somebody's already. */
export async function createPasskey(passkey: NewPasskey): Promise<boolean> {
  const columns = {
    id: passkey.id,
    operator_id: passkey.operatorId,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: passkey.transports,
    label: passkey.label,
    created_at: new Date().toISOString(),
  };
  const query = table().upsert(columns, { onConflict: "id", ignoreDuplicates: true });
  return requireRows(await query.select("id")).length === 1;
}

export async function getPasskey(id: string): Promise<Passkey | null> {
  return parseAll(await table().select("*").eq("id", id))[0] ?? null;
}

/** The passkeys of one operator, or of all. */
export async function listPasskeys(operatorId?: string): Promise<Passkey[]> {
  const query = table().select("*").order("created_at");
  return parseAll(await (operatorId ? query.eq("operator_id", operatorId) : query));
}

/** False if the key was used since it was read: two answers with one counter are a copied key. */
export async function markPasskeyUsed({ id, counter: seen }: Passkey, counter: number): Promise<boolean> {
  const query = table().update({ counter, last_used_at: new Date().toISOString() }).eq("id", id).eq("counter", seen);
  return requireRows(await query.select("id")).length === 1;
}

export async function renamePasskey(operatorId: string, id: string, label: string): Promise<boolean> {
  const query = table().update({ label }).eq("operator_id", operatorId).eq("id", id);
  return requireRows(await query.select("id")).length === 1;
}

/** Removes one passkey of an operator, or all of them. */
export async function deletePasskeys(operatorId: string, id?: string): Promise<number> {
  const query = table().delete().eq("operator_id", operatorId);
  return requireRows(await (id ? query.eq("id", id) : query).select("id")).length;
}

const passkeyRow = v.pipe(
  v.object({
    id: v.string(),
    operator_id: v.string(),
    public_key: v.string(),
    counter: v.pipe(
      wholeNumber,
      v.transform((value) => value ?? 0),
    ),
    transports: list,
    label: v.string(),
    created_at: v.pipe(instant, v.string()),
    last_used_at: instant,
  }),
  v.transform(({ operator_id, public_key, created_at, last_used_at, transports, ...row }) => ({
    ...row,
    operatorId: operator_id,
    publicKey: public_key,
    transports: transports ?? [],
    createdAt: created_at,
    lastUsedAt: last_used_at,
  })),
);

function table() {
  return privateTable("passkeys");
}

function parseAll(response: StoreResponse<unknown>): Passkey[] {
  return parseEach(passkeyRow, requireRows(response), throwInvalid("passkey"));
}
