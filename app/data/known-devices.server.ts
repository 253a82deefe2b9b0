import { privateTable, requireRows } from "./private-rows.server.ts";

type KnownDevice = { tokenHash: string; operatorId: string };

export async function createKnownDevice({ tokenHash, operatorId }: KnownDevice): Promise<void> {
  const columns = { token_hash: tokenHash, operator_id: operatorId, created_at: new Date().toISOString() };
  requireRows(await table().insert(columns).select("token_hash"));
}

export async function isKnownDevice({ tokenHash, operatorId }: KnownDevice): Promise<boolean> {
  const query = table().select("token_hash").eq("token_hash", tokenHash).eq("operator_id", operatorId);
  return requireRows(await query).length > 0;
}

export async function forgetDevices(operatorId: string): Promise<void> {
  requireRows(await table().delete().eq("operator_id", operatorId).select("token_hash"));
}

function table() {
  return privateTable("known_devices");
}
