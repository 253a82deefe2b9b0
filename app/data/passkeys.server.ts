import * as v from "valibot";
import { isoInstant, textList, wholeNumber } from "./columns.server.ts";
import { parseEach, privateTable, requireRows, type StoreResponse, throwInvalid } from "./private-rows.server.ts";
import { whereEquals } from "./where-equals.server.ts";

/** The public half of a key pair whose private half stays on the operator's device. `id` and `publicKey` are base64url. */
export type Passkey = v.InferOutput<typeof passkeyRow>;
export type NewPasskey = Omit<Passkey, "createdAt" | "lastUsedAt">;

/** False if a passkey with this id is already stored, whoever it belongs to. */
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
  const query = passkeysTable().upsert(columns, { onConflict: "id", ignoreDuplicates: true });
  return requireRows(await query.select("id")).length === 1;
}

export async function getPasskey(id: string): Promise<Passkey | null> {
  return parsePasskeys(await whereEquals(passkeysTable().select("*"), "id", id))[0] ?? null;
}

/** The passkeys of one operator, or of all operators. */
export async function listPasskeys(operatorId?: string): Promise<Passkey[]> {
  const query = passkeysTable().select("*").order("created_at");
  return parsePasskeys(await (operatorId ? query.eq("operator_id", operatorId) : query));
}

/** Stores the new counter. False if the passkey was used since it was read: two sign-ins from one counter mean a copied key. */
export async function markPasskeyUsed({ id, counter: seen }: Passkey, counter: number): Promise<boolean> {
  const query = passkeysTable()
    .update({ counter, last_used_at: new Date().toISOString() })
    .eq("id", id)
    .eq("counter", seen);
  return requireRows(await query.select("id")).length === 1;
}

export async function renamePasskey(operatorId: string, id: string, label: string): Promise<boolean> {
  const query = whereEquals(passkeysTable().update({ label }).eq("operator_id", operatorId), "id", id);
  return requireRows(await query.select("id")).length === 1;
}

/** Deletes one passkey of an operator, or all of them. Returns how many. */
export async function deletePasskeys(operatorId: string, id?: string): Promise<number> {
  const query = passkeysTable().delete().eq("operator_id", operatorId);
  return requireRows(await (id ? whereEquals(query, "id", id) : query).select("id")).length;
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
    transports: textList,
    label: v.string(),
    created_at: v.pipe(isoInstant, v.string()),
    last_used_at: isoInstant,
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

function passkeysTable() {
  return privateTable("passkeys");
}

function parsePasskeys(response: StoreResponse<unknown>): Passkey[] {
  return parseEach(passkeyRow, requireRows(response), throwInvalid("passkey"));
}
