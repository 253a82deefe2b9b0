import { privateTable, requireRows } from "./private-rows.server.ts";

type KnownDevice = { tokenHash: string; operatorId: string };

export async function createKnownDevice({ tokenHash, operatorId }: KnownDevice): Promise<void> {
  const columns = { token_hash: tokenHash, operator_id: operatorId, created_at: new Date().toISOString() };
  requireRows(await knownDevicesTable().insert(columns).select("token_hash"));
}

/** The one of these token hashes whose device has signed this operator in before; null if none has. */
export async function findKnownDevice(tokenHashes: string[], operatorId: string): Promise<string | null> {
  const query = knownDevicesTable().select("token_hash").in("token_hash", tokenHashes).eq("operator_id", operatorId);
  const [known] = requireRows(await query);
  return known ? String(known.token_hash) : null;
}

export async function deleteKnownDevices(operatorId: string): Promise<void> {
  requireRows(await knownDevicesTable().delete().eq("operator_id", operatorId).select("token_hash"));
}

function knownDevicesTable() {
  return privateTable("known_devices");
}
